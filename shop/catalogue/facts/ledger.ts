import { practiceFacts } from './practice.ts'
import { productFacts } from './product.ts'
import { serviceFacts } from './service.ts'

/** Every fact with its source. */
export const factLedger = { ...productFacts, ...serviceFacts, ...practiceFacts } as const

export type FactName = keyof typeof factLedger
