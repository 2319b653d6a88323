/** A link inside a sentence; `to` is a path of the shop, an anchor on it, or a full address outside. */
export interface InlineLink {
  readonly text: string
  readonly to: string
}

/** A sentence or more: plain, or with links between its pieces. */
export type Prose = string | readonly (string | InlineLink)[]

export interface TableRow {
  readonly label: string
  readonly value: string
}

/** A publication that a statement rests on. */
export interface Source {
  readonly authors: string
  readonly year: number
  readonly title: string
  readonly journal: string
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: Prose }
  | { readonly kind: 'list'; readonly items: readonly Prose[]; readonly ordered: boolean }
  | { readonly kind: 'table'; readonly caption: string; readonly rows: readonly TableRow[] }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'note'; readonly title: string; readonly text: Prose }
  | { readonly kind: 'sources'; readonly items: readonly Source[] }

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const paragraph = (...pieces: readonly (string | InlineLink)[]): Block => ({
  kind: 'paragraph',
  text: pieces,
})
export const list = (...items: readonly Prose[]): Block => ({ kind: 'list', items, ordered: false })
export const steps = (...items: readonly Prose[]): Block => ({ kind: 'list', items, ordered: true })
export const table = (caption: string, rows: readonly TableRow[]): Block => ({ kind: 'table', caption, rows })
export const quote = (text: string): Block => ({ kind: 'quote', text })
export const note = (title: string, text: Prose): Block => ({ kind: 'note', title, text })
export const sources = (...items: readonly Source[]): Block => ({ kind: 'sources', items })
export const link = (text: string, to: string): InlineLink => ({ text, to })
