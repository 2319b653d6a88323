import type { Thing } from 'schema-dts'
import { jsonForScript } from './json-for-script.ts'

/** Facts of the page for search engines. It is data and never runs, so the content policy needs no exception. */
export function JsonLd({ data }: { data: Exclude<Thing, string> }) {
  const html = jsonForScript({ '@context': 'https://schema.org', ...data })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}
