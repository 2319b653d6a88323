import { facts, factText } from '#shop/catalogue/facts.ts'
import { MODEL_TITLE } from '#shop/catalogue/product.ts'
import type { Block } from './blocks.ts'
import { appAndWifi } from './manual/app-and-wifi.ts'
import { dailyUse } from './manual/daily-use.ts'
import { firstFill } from './manual/first-fill.ts'
import { troubleshooting } from './manual/troubleshooting.ts'
import { whatIsInTheBox } from './manual/what-is-in-the-box.ts'

export const manualCover = {
  title: facts.productName,
  subtitle: 'User manual',
  lines: [MODEL_TITLE, `${factText.tubSize} · ${factText.temperatureRange} · ${factText.powerSupply}`],
  readFirst: 'Read the chapter on safety before the first fill. Keep this manual with the tub.',
  picture: '01-three-quarter',
} as const

export interface ManualPart {
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** What only the manual says. Safety, site, steps, care, specifications and warranty come from the pages' own content. */
export const manualOnly = {
  box: { id: 'box', title: 'What is in the box', blocks: whatIsInTheBox },
  firstFill: { id: 'first-fill', title: 'First fill', blocks: firstFill },
  dailyUse: { id: 'daily-use', title: 'Daily use', blocks: dailyUse },
  app: { id: 'app', title: 'App and WiFi', blocks: appAndWifi },
  troubleshooting: { id: 'troubleshooting', title: 'Troubleshooting', blocks: troubleshooting },
} as const satisfies Readonly<Record<string, ManualPart>>

/** Chapters in their printed order; the titles are those of the contents page and of the outline. */
export const manualChapters = [
  'Safety',
  manualOnly.box.title,
  'Site and power',
  'Six steps to the first plunge',
  manualOnly.firstFill.title,
  manualOnly.dailyUse.title,
  manualOnly.app.title,
  'Maintenance schedule',
  'Water care',
  manualOnly.troubleshooting.title,
  'Questions and answers',
  'Specifications',
  'Warranty',
  'Contact',
] as const
