import { readFileSync } from 'node:fs'
import { ASSETS } from './places.ts'
import { html, raw, type Markup } from './html.ts'

/** Part of a master in its own pixels; without it the whole picture is printed. */
export interface Cut {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * A picture by its master's name. The address is replaced by the picture itself when the manual is printed, so that
 * the text of the manual can be compared without encoding anything.
 */
export function picture(master: string, alt: string, cut?: Cut): Markup {
  const part = cut === undefined ? '' : `?${cut.left},${cut.top},${cut.width},${cut.height}`
  return html`<img src="master:${master}${part}" alt="${alt}" />`
}

export const PICTURE_ADDRESS = /master:([\w-]+)(?:\?(\d+),(\d+),(\d+),(\d+))?/g

export const figure = (content: Markup, caption: string): Markup =>
  html`<figure>
    ${content}
    <figcaption>${caption}</figcaption>
  </figure>`

/** Drawings go in as they are: lines stay sharp at any size, and letters take the font of the manual. */
export function drawing(name: string, label: string): Markup {
  const svg = readFileSync(`${ASSETS}drawings/${name}.svg`, 'utf8')
    .replace(/<title[^>]*>[^<]*<\/title>/, '')
    .replace(/ (?:role|aria-labelledby)="[^"]*"/g, '')
    // Several drawings in one document: an id of one must not be found by another.
    .replaceAll(/( id="|url\(#)/g, `$1${name}-`)
    .replace('<svg', '')
  const said = label === '' ? html`aria-hidden="true"` : html`role="img" aria-label="${label}"`
  return html`<svg class="drawing" ${said} ${raw(svg)}`
}
