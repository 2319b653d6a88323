import type { PictureCut } from '#ui/picture.tsx'
import { picture } from '#web/pictures.ts'

export const HERO_CUTS: readonly PictureCut[] = [
  { media: '(max-width: 639px)', picture: picture('hero-portrait'), sizes: '100vw' },
]
