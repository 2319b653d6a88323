import { fileURLToPath } from 'node:url'

const project = new URL('../../', import.meta.url)

export const ASSETS = fileURLToPath(new URL('assets/', project))
export const MANUAL = fileURLToPath(new URL('assets/manual/plunge-one-user-manual.pdf', project))
export const MADE_FROM = fileURLToPath(new URL('assets/manual/made-from.json', project))
