import type { Prose } from '#web/content/blocks.ts'

export interface FaqItem {
  readonly question: string
  readonly answer: Prose
}
