import type { PictureCut } from '#ui/picture.tsx'
import { picture } from '#web/pictures.ts'

/** Also named in the preload header: both must ask for the same file. */
export const HERO_SIZES = '100vw'

export const HERO_CUTS: readonly PictureCut[] = [
  { media: '(max-width: 639px)', picture: picture('hero-portrait'), sizes: '100vw' },
]
