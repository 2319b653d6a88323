import { fileURLToPath } from 'node:url'

const project = new URL('../../', import.meta.url)

export const SCENE = fileURLToPath(new URL('assets/scene/', project))
export const MASTERS = fileURLToPath(new URL('assets/masters/', project))
export const SIZES = fileURLToPath(new URL('assets/scene/sizes.json', project))
/** Noisy pictures of up to 60 MB each, drafts and the denoiser's weights: kept for another grade, never committed. */
export const WORK = fileURLToPath(new URL('data/render/', project))
