/** A printed page before it is drawn: words only, so that a test can read it. */
export type Paper = {
  readonly title: string
  readonly facts: readonly Labelled[]
  readonly seller: readonly string[]
  readonly buyer: readonly string[]
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  readonly totals: readonly Total[]
  readonly notes: readonly string[]
}

export type Labelled = { readonly label: string; readonly value: string }

/** Shares of the width, which together are the whole. */
export type Column = { readonly label: string; readonly share: number; readonly align: 'left' | 'right' }

export type Total = Labelled & { readonly strong?: boolean }
