import { readFileSync } from 'node:fs'
import { facts } from '#shop/catalogue/facts.ts'
import { manualCover, manualOnly } from '#web/content/manual.ts'
import { pictureAlt } from '#web/content/pictures-alt.ts'
import { beforeUse } from './before-use.ts'
import { blocksMarkup } from './blocks.ts'
import { caring } from './caring.ts'
import type { Chapter } from './chapter.ts'
import { picture } from './figures.ts'
import { html, raw, type Markup } from './html.ts'
import { reference } from './reference.ts'
import { using } from './using.ts'

export const chapters: readonly Chapter[] = [...beforeUse, ...using, ...caring, ...reference]

/** Page numbers by chapter; known only after a first print. */
export type PageNumbers = ReadonlyMap<string, number>

/** The whole manual. The same content gives the same text, so that its fingerprint tells whether it has changed. */
export function manualHtml(pages: PageNumbers = new Map()): string {
  const style = readFileSync(new URL('manual.css', import.meta.url), 'utf8')
  const book = html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <title>${facts.productName}: ${manualCover.subtitle}</title>
        <style>
          ${raw(style)} ${chapters.map(runningTitle)}
        </style>
      </head>
      <body>
        ${cover()} ${contents(pages)} ${chapters.map(chapterMarkup)}
      </body>
    </html>`
  return book.markup
}

/** Chromium knows no running headers but lets every chapter have pages of its own kind. */
const runningTitle = ({ id, title }: Chapter): Markup =>
  raw(`@page ${id} { @bottom-left { content: '${title}' } } #${id} { page: ${id} }`)

const cover = (): Markup => html`
  <header class="cover">
    ${picture(manualCover.picture, pictureAlt[manualCover.picture])}
    <div>
      <h1>${manualCover.title}</h1>
      <p class="subtitle">${manualCover.subtitle}</p>
      ${manualCover.lines.map((line) => html`<p>${line}</p>`)}
      <p class="first">${manualCover.readFirst}</p>
    </div>
  </header>
`

/** Whoever opens the manual in alarm sees it at once. */
const whenToStop = manualOnly.troubleshooting.blocks.filter(({ kind }) => kind === 'note')

const contents = (pages: PageNumbers): Markup => html`
  <nav class="contents">
    <h1>Contents</h1>
    <ol>
      ${chapters.map(
        ({ id, title }) =>
          html`<li>
            <a href="#${id}"><span>${title}</span><i></i><b>${pages.get(id) ?? ''}</b></a>
          </li>`,
      )}
    </ol>
    ${blocksMarkup(whenToStop)}
  </nav>
`

const chapterMarkup = ({ id, title, body }: Chapter, index: number): Markup => html`
  <article id="${id}">
    <h1><span class="number">${index + 1}</span> ${title}</h1>
    ${body}
  </article>
`
