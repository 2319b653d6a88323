/** Text that is already markup; everything else is escaped on its way in. */
export interface Markup {
  readonly markup: string
}

type Value = string | number | Markup | readonly Markup[]

export function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { markup: String.raw({ raw: pieces }, ...values.map(written)) }
}

export const raw = (markup: string): Markup => ({ markup })

function written(value: Value): string {
  if (typeof value === 'string') return escape(value)
  if (typeof value === 'number') return String(value)
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
