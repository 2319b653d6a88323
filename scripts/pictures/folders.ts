import { fileURLToPath } from 'node:url'

const project = new URL('../../', import.meta.url)

export const ASSETS = fileURLToPath(new URL('assets/', project))
export const MASTERS = fileURLToPath(new URL('assets/masters/', project))
export const PICTURES = fileURLToPath(new URL('assets/pictures/', project))
export const PICTURE_LEDGER = fileURLToPath(new URL('assets/pictures.json', project))
export const MADE_FILES_LEDGER = fileURLToPath(new URL('assets/made-files.json', project))
/** The few bytes per picture that pages need; it stands in web/ because the browser's bundle reads it. */
export const PAGE_MANIFEST = fileURLToPath(new URL('web/pictures.json', project))
