import { jsonForScript } from './json-for-script.ts'

/**
 * Facts of the page for search engines. It is data and never runs, so the content policy needs no exception. What may
 * stand in it is checked where it is made, in structured-data/.
 */
export function JsonLd({ data }: { data: { readonly '@type': string } }) {
  const html = jsonForScript({ '@context': 'https://schema.org', ...data })
  // oxlint-disable-next-line react/no-danger -- escaped for scripts
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}
