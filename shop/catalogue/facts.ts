/**
 * Every fact of the product and of the business, once. Read a value as `facts.tub.lengthCm`. The values stand with their
 * sources in facts/product.ts, facts/service.ts and facts/practice.ts; what the owner should confirm about them in
 * facts/questions-about-facts.ts. Prices are in the catalogue and shipping amounts in shop/shipping.
 */
import type { Fact, FactValues } from './facts/fact.ts'
import { factLedger } from './facts/ledger.ts'
import { questionsAboutFacts } from './facts/questions-about-facts.ts'
import { questionsAboutTheWhole } from './facts/questions-about-the-whole.ts'
import type { ToConfirm } from './facts/to-confirm.ts'
import { valueText } from './facts/value-text.ts'

export { factText, features, specificationTable } from './facts/sentences.ts'
export type { SpecificationRow } from './facts/sentences.ts'

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

/** What `shop facts` prints and docs/content-questions.md contains. */
export function factsToConfirm(): readonly FactToConfirm[] {
  const asked = questionsAboutFacts()
  const single = Object.entries<Fact<unknown>>(factLedger).flatMap(([name, { value, source }]) => {
    const question = Object.entries(asked).find(([about]) => about === name)?.[1]
    return question === undefined ? [] : [{ name, value: valueText(value), source, ...question }]
  })
  const whole = Object.entries(questionsAboutTheWhole()).flatMap(([name, question]) => [
    { name, value: null, source: 'specification', ...question },
  ])
  return [...single, ...whole]
}
