import { unreachable } from '#platform/result.ts'
import { markup, safeHref, withBreaks, type Html } from './html.ts'
import type { Block, Link, Row, Words } from './letter.ts'
import { COLOUR, SERIF } from './look.ts'

const BODY = `margin:0 0 18px;font-size:16px;line-height:26px;color:${COLOUR.ink};overflow-wrap:anywhere;`
const CELL = `padding:9px 0;border-top:1px solid ${COLOUR.line};font-size:15px;line-height:22px;vertical-align:top;`
const TABLE = 'width:100%;border-collapse:collapse;margin:0 0 24px;'

export function linkHtml({ label, href }: Link): Html {
  // A telephone number that is torn over two lines is hard to read out.
  const style = `color:${COLOUR.cedar};text-decoration:underline;${href.startsWith('tel:') ? 'white-space:nowrap;' : ''}`
  return markup`<a class="link" href="${safeHref(href)}" style="${style}">${label}</a>`
}

export const wordsHtml = (words: readonly Words[]): Html[] =>
  words.map((part) => (typeof part === 'string' ? markup`${part}` : linkHtml(part)))

export function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'text':
      return markup`<p class="ink" style="${BODY}">${wordsHtml(block.words)}</p>`
    case 'heading':
      return markup`<h2 class="ink" style="margin:30px 0 12px;font:400 23px/29px ${SERIF};color:${COLOUR.ink};">${block.text}</h2>`
    case 'button':
      return buttonHtml(block.link)
    case 'facts':
      return markup`<table role="presentation" style="${TABLE}">${block.rows.map(factHtml)}</table>`
    case 'bill':
      return markup`<table role="presentation" style="${TABLE}">${block.rows.map((row) => amountHtml(row, 400))}${block.sums.map((row, i) => amountHtml(row, i === 0 ? 600 : 400))}</table>`
    case 'quote':
      return markup`<div class="ink tint" dir="auto" style="${BODY}padding:16px 18px;background:${COLOUR.glacier};">${withBreaks(block.text)}</div>`
    case 'list':
      return markup`<ul class="ink" style="${BODY}padding-left:20px;">${block.items.map((item) => markup`<li style="margin:0 0 6px;">${item}</li>`)}</ul>`
    case 'command':
      return commandHtml(block.does, block.line)
    default:
      return unreachable(block)
  }
}

/** The colour is on the cell: some programs paint no ground behind a link. */
function buttonHtml({ label, href }: Link): Html {
  const style =
    'display:inline-block;padding:13px 26px;font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none;'
  return markup`<table role="presentation" cellspacing="0" cellpadding="0" style="border-collapse:collapse;margin:6px 0 28px;"><tr><td style="border-radius:4px;background:${COLOUR.cedar};"><a href="${safeHref(href)}" style="${style}">${label}</a></td></tr></table>`
}

/** To be copied into a terminal, so nothing may break or dress it. */
function commandHtml(does: string, line: string): Html {
  const style = `display:block;margin-top:4px;padding:8px 12px;background:${COLOUR.glacier};color:${COLOUR.ink};font:14px/21px Menlo,Consolas,monospace;overflow-wrap:anywhere;`
  return markup`<p class="ink" style="${BODY}">${does}:<code class="ink tint" style="${style}">${line}</code></p>`
}

function factHtml({ label, value }: Row): Html {
  const name = `${CELL}width:34%;padding-right:16px;color:${COLOUR.steel};`
  const words = `${CELL}color:${COLOUR.ink};overflow-wrap:anywhere;word-break:break-word;`
  return markup`<tr><td class="soft line" style="${name}">${label}</td><td class="ink line" dir="auto" style="${words}">${withBreaks(value)}</td></tr>`
}

function amountHtml({ label, value }: Row, weight: number): Html {
  const style = `${CELL}color:${COLOUR.ink};font-weight:${weight};`
  return markup`<tr><td class="ink line" style="${style}padding-right:16px;">${label}</td><td class="ink line" style="${style}text-align:right;white-space:nowrap;">${value}</td></tr>`
}
