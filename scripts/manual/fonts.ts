import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Chromium prints from a page without an address, so the fonts travel inside it. */
export const withFonts = (html: string): string =>
  html.replaceAll(/font:(@fontsource[\w/.-]+)/g, (_, file: string) => {
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
    return `data:font/woff2;base64,${bytes.toString('base64')}`
  })
