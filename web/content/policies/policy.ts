import type { Block } from '#web/content/blocks.ts'

export interface Policy {
  readonly title: string
  /** ISO date of the last change of the text. */
  readonly lastUpdated: string
  readonly intro: string
  readonly blocks: readonly Block[]
}
