import { createContext } from 'react-router'
import type { Thing } from 'schema-dts'
import { jsonForScript } from './json-for-script.ts'

export type PageThing = Exclude<Thing, string>

/**
 * Facts of a page for search engines. Its loader leaves them here and not in its data, because only the served page
 * needs them: as data they would be sent a second time, for a browser that has no use for them.
 */
export const pageThings = createContext<readonly PageThing[]>([])

/** They are data and never run, so the content policy needs no exception. What may stand in them is checked where they are made. */
export function tellThings(html: string, things: readonly PageThing[]): string {
  const told = things.map((thing) => {
    const json = jsonForScript({ '@context': 'https://schema.org', ...thing })
    return `<script type="application/ld+json">${json}</script>`
  })
  return html.replace('</head>', () => `${told.join('')}</head>`)
}
