import type { Block, InlineLink, Prose, Source } from './blocks.ts'

const pieceText = (piece: string | InlineLink): string => (typeof piece === 'string' ? piece : piece.text)

/** For structured data, mails and counting words, where a link is only its words. */
export const proseText = (prose: Prose): string =>
  typeof prose === 'string' ? prose : prose.map(pieceText).join('')

export const proseLinks = (prose: Prose): readonly InlineLink[] =>
  typeof prose === 'string' ? [] : prose.filter((piece) => typeof piece !== 'string')

export const sourceText = ({ authors, year, title, journal }: Source): string =>
  `${authors} (${year}). ${title}. ${journal}.`

export function blockProse(block: Block): readonly Prose[] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [block.caption, ...block.rows.flatMap((row) => [row.label, row.value])]
  if (block.kind === 'note') return [block.title, block.text]
  if (block.kind === 'sources') return block.items.map(sourceText)
  return [block.text]
}

export const blocksText = (blocks: readonly Block[]): string =>
  blocks.flatMap(blockProse).map(proseText).join('\n')

export const blocksLinks = (blocks: readonly Block[]): readonly InlineLink[] =>
  blocks.flatMap(blockProse).flatMap(proseLinks)
