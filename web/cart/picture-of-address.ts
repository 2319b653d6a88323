import type { PictureKey } from '#web/pictures.ts'
import { pictureAddress } from '#web/pictures.ts'
import { galleryPictures } from '#web/content/pictures-alt.ts'

/** The catalogue names a picture by its lasting address; the shop's own ones are also there in small. */
export const pictureKeyOf = (address: string): PictureKey | null =>
  galleryPictures.find((key) => pictureAddress(key) === address) ?? null
