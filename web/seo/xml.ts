const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export const xmlText = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '')

/** `<name>text</name>`, with the text escaped. */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`

/** Children that are elements already. */
export const parent = (name: string, children: readonly string[]): string =>
  `<${name}>${children.join('')}</${name}>`

export const XML_HEADER = '<?xml version="1.0" encoding="UTF-8"?>'
