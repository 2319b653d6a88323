import { unreachable } from '#platform/result.ts'
import type { Block, InlineLink, Prose, TableRow } from '#web/content/blocks.ts'
import { sourceText } from '#web/content/plain-text.ts'
import { html, type Markup } from './html.ts'
import { printedLink } from './printed-links.ts'

/** The words of the shop, as web/prose shows them on a page, for paper. */
export const blocksMarkup = (blocks: readonly Block[]): readonly Markup[] => blocks.map(blockMarkup)

function blockMarkup(block: Block): Markup {
  switch (block.kind) {
    case 'heading':
      return html`<h2>${block.text}</h2>`
    case 'paragraph':
      return html`<p>${proseMarkup(block.text)}</p>`
    case 'list':
      return block.ordered ? stepsMarkup(block.items) : listMarkup(block.items)
    case 'table':
      return tableMarkup(block.caption, block.rows)
    case 'quote':
      return html`<blockquote><p>${block.text}</p></blockquote>`
    case 'note':
      return noteMarkup(block.title, block.text)
    case 'sources':
      return listMarkup(block.items.map(sourceText))
    default:
      return unreachable(block)
  }
}

export function proseMarkup(prose: Prose): readonly Markup[] {
  return typeof prose === 'string' ? [html`${prose}`] : prose.map(pieceMarkup)
}

function pieceMarkup(piece: string | InlineLink): Markup {
  if (typeof piece === 'string') return html`${piece}`
  const link = printedLink(piece.to)
  return link.kind === 'words'
    ? html`${piece.text} (on the website: ${link.address})`
    : html`<a href="${link.href}">${piece.text}</a>`
}

const item = (prose: Prose): Markup => html`<li>${proseMarkup(prose)}</li>`

export const listMarkup = (items: readonly Prose[]): Markup =>
  html`<ul>
    ${items.map(item)}
  </ul>`

export const stepsMarkup = (items: readonly Prose[]): Markup =>
  html`<ol class="steps">
    ${items.map(item)}
  </ol>`

export const noteMarkup = (title: string, text: Prose): Markup =>
  html`<aside>
    <p class="title">${title}</p>
    <p>${proseMarkup(text)}</p>
  </aside>`

export const tableMarkup = (caption: string, rows: readonly TableRow[]): Markup =>
  html`<table>
    <caption>
      ${caption}
    </caption>
    <tbody>
      ${rows.map(
        ({ label, value }) =>
          html`<tr>
            <th scope="row">${label}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
