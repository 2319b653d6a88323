import type { PictureEntry } from '#ui/picture.tsx'

/** How wide the pictures are shown: decides which width is fetched, here and in the preload header. */
export const MAIN_PICTURE_SIZES = '(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, 92vw'
export const THUMBNAIL_SIZES = '(min-width: 64rem) 7rem, 15vw'

/** 7rem on a screen of three dots a pixel. */
const WIDEST_THUMBNAIL = 480

/** Only the widths that so small a picture can need: eleven long lists would make the page heavier for nothing. */
export const thumbnailOf = (picture: PictureEntry): PictureEntry => ({
  ...picture,
  widths: picture.widths.filter((width) => width <= WIDEST_THUMBNAIL),
})
