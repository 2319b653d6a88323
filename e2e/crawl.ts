import type { APIRequestContext } from '@playwright/test'
import { factsOf, type PageFacts } from './page-facts.ts'

export type Crawl = {
  /** Pages by their path, as found from the home page. */
  pages: ReadonlyMap<string, PageFacts>
  /** Internal addresses that did not answer with 200, and where they were linked. */
  broken: readonly string[]
}

/** Follows every internal link from '/', like a search engine would. */
export async function crawl(request: APIRequestContext, origin: string): Promise<Crawl> {
  const pages = new Map<string, PageFacts>()
  const broken: string[] = []
  const waiting = [{ path: '/', from: 'the start' }]
  const seen = new Set(['/'])
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next
    const answer = await request.get(origin + path)
    if (answer.status() !== 200) broken.push(`${path} answers ${answer.status()}, linked from ${from}`)
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const facts = factsOf(await answer.text())
    pages.set(path, facts)
    for (const { path: found } of internalLinks(facts, path, origin)) {
      if (seen.has(found)) continue
      seen.add(found)
      waiting.push({ path: found, from: path })
    }
  }
  return { pages, broken }
}

export function internalLinks(
  facts: PageFacts,
  path: string,
  origin: string,
): { path: string; anchor: string }[] {
  return facts.links.flatMap((href) => {
    const url = new URL(href, origin + path)
    return url.origin === origin ? [{ path: url.pathname + url.search, anchor: url.hash.slice(1) }] : []
  })
}
