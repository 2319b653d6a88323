import { pictureUrl, type PictureEntry } from '#ui/picture.tsx'

/**
 * A `Link` header for the first picture of a page, so that it is asked for before the HTML has been read. `sizes` must
 * be the one that the picture is shown with, or two widths are fetched.
 */
export function picturePreload(picture: PictureEntry, sizes: string): string {
  const candidates = picture.widths
    .map((width) => `${pictureUrl(picture, 'avif', width)} ${width}w`)
    .join(', ')
  return [
    `<${pictureUrl(picture, 'avif')}>`,
    'rel=preload',
    'as=image',
    'type="image/avif"',
    'fetchpriority=high',
    `imagesrcset="${candidates}"`,
    `imagesizes="${sizes}"`,
  ].join('; ')
}
