import type { PictureEntry } from '#ui/picture.tsx'
import { pictureAlt } from '#web/content/pictures-alt.ts'
import { picture, type PictureKey } from '#web/pictures.ts'

/** What `<Picture>` needs to know of one picture. */
export type ShownPicture = { picture: PictureEntry; alt: string }

/** For loaders: a page then carries its own pictures' words and sizes, and not the list of all. */
export const shownPicture = (key: PictureKey): ShownPicture => ({
  picture: picture(key),
  alt: pictureAlt[key],
})
