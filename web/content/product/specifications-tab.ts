import { facts, factText, specificationTable } from '#shop/catalogue/facts.ts'
import type { Block } from '#web/content/blocks.ts'
import { note, paragraph, table } from '#web/content/blocks.ts'

const KG_A_LITRE = 1
/** One adult, rounded up: a floor should be asked about more than it will carry. */
const BATHER_KG = 100

/** What stands on the floor under the tub when it is full and someone sits in it. */
export const filledWeightKg = facts.tub.weightKg + facts.fillVolumeLitres * KG_A_LITRE + BATHER_KG

export const specificationsTab: readonly Block[] = [
  table('Specifications', specificationTable),
  note(
    'Two figures for water',
    `To fill the tub takes ${factText.fillVolume}, worked out from its size. The chiller is rated for up to ${factText.ratedCapacity}, which is what it could cool, not what the tub holds.`,
  ),
  paragraph(
    `Filled, with a person in it, the tub weighs about ${filledWeightKg} kg on a footprint of ${facts.tub.lengthCm} × ${facts.tub.widthCm} cm. A concrete slab carries that; for a deck, a balcony or an upper floor ask a builder or an engineer first.`,
  ),
]
