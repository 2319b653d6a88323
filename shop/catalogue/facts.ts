/**
 * Every fact of the product and of the business, once. Read a value as `facts.tub.lengthCm`; its source and what the
 * owner should confirm stand beside it in facts/product.ts, facts/service.ts and facts/practice.ts. Prices are in the
 * catalogue and shipping amounts in shop/shipping.
 */
import type { Fact, FactValues, ToConfirm } from './facts/fact.ts'
import { practiceFacts } from './facts/practice.ts'
import { productFacts } from './facts/product.ts'
import { generalQuestions } from './facts/questions.ts'
import { serviceFacts } from './facts/service.ts'

export { factText, features, specificationTable } from './facts/sentences.ts'
export type { SpecificationRow } from './facts/sentences.ts'

export const factLedger = { ...productFacts, ...serviceFacts, ...practiceFacts } as const

export type FactName = keyof typeof factLedger

const valuesOf = <L extends Readonly<Record<string, Fact<unknown>>>>(ledger: L): FactValues<L> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which key holds which type
  Object.fromEntries(Object.entries(ledger).map(([name, { value }]) => [name, value])) as FactValues<L>

export const facts = valuesOf(factLedger)

export interface FactToConfirm extends ToConfirm {
  name: string
  /** The value as the shop uses it now, or null for a question about no single value. */
  value: string | null
  source: string
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const questionsOfFacts = (): FactToConfirm[] =>
  Object.entries<Fact<unknown>>(factLedger).flatMap(([name, { value, source, confirm }]) =>
    confirm === undefined ? [] : [{ name, value: asText(value), source, ...confirm }],
  )

const questionsOfTheWhole = (): FactToConfirm[] =>
  Object.entries(generalQuestions).flatMap(([name, question]) => [
    { name, value: null, source: 'specification', ...question },
  ])

/** What `shop facts` prints and docs/content-questions.md contains. */
export const factsToConfirm = (): readonly FactToConfirm[] => [
  ...questionsOfFacts(),
  ...questionsOfTheWhole(),
]
