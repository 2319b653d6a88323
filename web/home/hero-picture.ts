import type { PictureCut } from '#ui/picture.tsx'
import { picture } from '#web/pictures.ts'

/** As wide as the screen; the two percent less let a common phone (412 px at 1.75 dots) take the file of 720 and not of 960. */
const PORTRAIT_SIZES = '98vw'

export const HERO_CUTS: readonly PictureCut[] = [
  { media: '(max-width: 639px)', picture: picture('hero-portrait'), sizes: PORTRAIT_SIZES },
]
