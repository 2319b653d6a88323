import type { manualChapters } from '#web/content/manual.ts'
import type { Markup } from './html.ts'

export interface Chapter {
  /** Anchor of the contents page and of links between chapters. */
  readonly id: string
  readonly title: (typeof manualChapters)[number]
  readonly body: Markup
}
