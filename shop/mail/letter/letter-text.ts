import { unreachable } from '#platform/result.ts'
import type { Seller } from '#shop/invoice/seller.ts'
import type { Block, Letter, Row, Words } from './letter.ts'
import { sellerLine } from '#shop/invoice/seller.ts'

/** The same words for programs and people who want no HTML. */
export function letterText(letter: Letter, seller: Seller, siteUrl: string): string {
  const parts = [
    letter.heading,
    ...letter.blocks.map(blockText),
    ['--', sellerLine(seller), `${seller.phone}, ${seller.email}, ${siteUrl}`, wordsText(letter.reason)].join(
      '\n',
    ),
  ]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return wordsText(block.words)
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'button':
      return `${block.link.label}:\n${block.link.href}`
    case 'facts':
      return block.rows.map(rowText).join('\n')
    case 'bill':
      return [...block.rows, ...block.sums].map(rowText).join('\n')
    case 'quote':
      // As mail programs mark what somebody else wrote.
      return block.text.replaceAll(/^/gm, '> ')
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'command':
      return `${block.does}:\n  ${block.line}`
    default:
      return unreachable(block)
  }
}

const rowText = ({ label, value }: Row): string => `${label}: ${value.replaceAll('\n', ', ')}`

const wordsText = (words: readonly Words[]): string =>
  words.map((part) => (typeof part === 'string' ? part : linkText(part))).join('')

const linkText = ({ label, href }: { label: string; href: string }): string => {
  const bare = href.replace(/^(mailto|tel):/, '')
  return label === href || label === bare || href.startsWith('tel:') ? label : `${label} (${bare})`
}
