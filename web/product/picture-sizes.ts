/** How wide the pictures are shown: decides which width is fetched, here and in the preload header. */
export const MAIN_PICTURE_SIZES = '(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, 92vw'
export const THUMBNAIL_SIZES = '(min-width: 64rem) 7rem, 15vw'
