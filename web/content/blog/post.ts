import type { Block } from '#web/content/blocks.ts'
import type { PictureKey } from '#web/content/pictures-alt.ts'

export const categories = ['Wellness', 'Science', 'Maintenance', 'Lifestyle'] as const
export type Category = (typeof categories)[number]

export interface BlogPost {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly category: Category
  /** ISO date of publication. */
  readonly date: string
  readonly featured: boolean
  readonly image: PictureKey
  readonly content: readonly Block[]
}
