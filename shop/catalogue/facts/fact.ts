/**
 * Where a fact comes from: a numbered section of the specification, a ruling on it, or our own proposal where both are
 * silent. A proposal always has a question to the owner.
 */
export type FactSource = `specification section ${number}` | 'ruling' | 'proposal'

export interface Fact<T> {
  value: T
  source: FactSource
}

type Ledger = Readonly<Record<string, Fact<unknown>>>

export type FactValues<L extends Ledger> = { readonly [K in keyof L]: L[K]['value'] }

export const fact = <const T>(value: T, source: FactSource): Fact<T> => ({ value, source })
