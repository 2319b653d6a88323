import type { PictureEntry } from '#ui/picture.tsx'
import manifest from './pictures.json' with { type: 'json' }

export type PictureKey = keyof typeof manifest

/** A picture for `<Picture>`. The list holds names, sizes and colours only: about 1 KB compressed for all of them. */
export function picture(key: PictureKey): PictureEntry {
  return { base: `/api/assets/${key}`, ...manifest[key] }
}

/** The name that survives a new rendering: for structured data, mail and the product list, never for `<img>`. */
export function pictureAddress(key: PictureKey): `/api/assets/${PictureKey}.jpg` {
  return `/api/assets/${key}.jpg`
}
