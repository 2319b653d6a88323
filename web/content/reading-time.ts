import type { Block } from './blocks.ts'
import { blocksText } from './plain-text.ts'

const WORDS_A_MINUTE = 200

/** Counts what is read, so not the list of sources, and no dash that stands alone. */
export function wordCount(blocks: readonly Block[]): number {
  const read = blocks.filter(({ kind }) => kind !== 'sources')
  return blocksText(read)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

export const readMinutes = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round(wordCount(blocks) / WORDS_A_MINUTE))

export const readTime = (blocks: readonly Block[]): string => `${readMinutes(blocks)} min read`
