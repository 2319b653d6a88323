/** Text that is HTML already. Only `markup` makes it, so whatever else is put into a template gets escaped. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Part = string | number | Html | readonly Html[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

function sourceOf(part: Part): string {
  if (part instanceof Html) return part.source
  if (typeof part === 'object') return part.map(({ source }) => source).join('')
  return escape(String(part))
}

/** Not named html: formatters indent what carries that name, and in a mail each space shows. */
export function markup(literals: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    literals.map((literal, i) => literal + (i < parts.length ? sourceOf(parts[i] ?? '') : '')).join(''),
  )
}

/** Line breaks that every mail program shows. */
export const withBreaks = (text: string): Html =>
  new Html(
    text
      .split('\n')
      .map((line) => escape(line))
      .join('<br>'),
  )

/** Addresses of links: anything but the web, mail and telephone is a mistake or an attack. */
export function safeHref(href: string): string {
  if (!/^(https?:|mailto:|tel:)/i.test(href)) throw new Error(`Not an address for a mail: ${href}`)
  return href
}
