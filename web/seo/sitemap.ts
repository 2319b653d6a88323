import { element, parent, XML_HEADER } from './xml.ts'

export type SitemapPage = {
  path: string
  /** Day or moment of the last change; null where nobody kept count, because a guess would be a lie. */
  changed: string | null
}

export function sitemapXml(pages: readonly SitemapPage[], siteUrl: string): string {
  const entries = pages.map(({ path, changed }) =>
    parent('url', [
      element('loc', siteUrl + path),
      ...(changed === null ? [] : [element('lastmod', changed)]),
    ]),
  )
  return `${XML_HEADER}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`
}
