/** A mail before it is dressed: HTML and text are made from the same words, so neither can say less. */
export type Letter = {
  readonly subject: string
  /** The line that mail programs show beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly blocks: readonly Block[]
  /** Why it came and how to end it, below the sender's name. */
  readonly reason: readonly Words[]
}

export type Link = { readonly label: string; readonly href: string }

export type Words = string | Link

export type Block =
  | { readonly kind: 'text'; readonly words: readonly Words[] }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'button'; readonly link: Link }
  | { readonly kind: 'facts'; readonly rows: readonly Row[] }
  | { readonly kind: 'bill'; readonly rows: readonly Row[]; readonly sums: readonly Row[] }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'command'; readonly does: string; readonly line: string }

export type Row = { readonly label: string; readonly value: string }

export const text = (...words: Words[]): Block => ({ kind: 'text', words })
export const heading = (words: string): Block => ({ kind: 'heading', text: words })
export const button = (label: string, href: string): Block => ({ kind: 'button', link: { label, href } })
export const quotation = (words: string): Block => ({ kind: 'quote', text: words })
export const list = (items: readonly string[]): Block => ({ kind: 'list', items })
export const row = (label: string, value: string): Row => ({ label, value })

/** Rows without a value say nothing, so they are left out. */
export const facts = (...rows: Row[]): Block => ({
  kind: 'facts',
  rows: rows.filter(({ value }) => value !== ''),
})
