/** Where a fact comes from: a numbered section of the specification, or a ruling on it. */
export type FactSource = `specification section ${number}` | 'ruling' | 'proposal'

/** What the owner is asked, so that a claim nobody has proven does not stay in the shop unnoticed. */
export interface ToConfirm {
  /** The contradiction, or what is missing to prove the claim. */
  why: string
  /** Pages and documents on which it shows. */
  shown: string
  /** What the shop does until there is an answer. */
  done: string
  /** The question to answer. */
  ask: string
}

export interface Fact<T> {
  value: T
  source: FactSource
  confirm?: ToConfirm
}

type Ledger = Readonly<Record<string, Fact<unknown>>>

export type FactValues<L extends Ledger> = { readonly [K in keyof L]: L[K]['value'] }

export const fact = <const T>(value: T, source: FactSource, confirm?: ToConfirm): Fact<T> =>
  confirm === undefined ? { value, source } : { value, source, confirm }
