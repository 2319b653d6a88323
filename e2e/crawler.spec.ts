import { crawl, internalLinks, type Crawl } from './crawl.ts'
import { expect, test } from './test.ts'

let found: Crawl

test.describe('a search engine walks through the shop', () => {
  // One walk serves every statement about it.
  test.describe.configure({ mode: 'serial' })

  test('and every internal link leads somewhere', async ({ request, shop }) => {
    found = await crawl(request, shop.url)
    expect(found.broken).toEqual([])
    expect(found.pages.size).toBeGreaterThan(20)
  })

  test('and every anchor names a place on its page', async ({ shop }) => {
    const missing = [...found.pages].flatMap(([path, facts]) =>
      internalLinks(facts, path, shop.url)
        .filter(({ path: target, anchor }) => anchor !== '' && !found.pages.get(target)?.ids.includes(anchor))
        .map(({ path: target, anchor }) => `${target}#${anchor}, linked from ${path}`),
    )
    expect(missing).toEqual([])
  })

  test('and the sitemap holds exactly the pages to be found', async ({ request, shop }) => {
    const xml = await (await request.get('/sitemap.xml')).text()
    const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
    const indexable = [...found.pages.values()].flatMap(({ indexed, canonical }) =>
      indexed ? [canonical] : [],
    )
    expect(new Set(listed)).toEqual(new Set(indexable))
    expect(new Set(listed).size).toBe(listed.length)
    for (const address of listed) expect((await request.get(address)).status()).toBe(200)
    expect(listed).not.toContain(`${shop.url}/maintenance`)
  })

  test('and every page is well formed', () => {
    for (const [path, facts] of found.pages) {
      expect.soft(facts.parseErrors, path).toEqual([])
      expect.soft(facts.parsed, `nesting of ${path}`).toEqual(facts.written)
      expect.soft(repeated(facts.ids), `ids of ${path}`).toEqual([])
      expect.soft(facts.h1, `headings of ${path}`).toBe(1)
    }
  })

  test('and every page to be found has a title and a description of its own', () => {
    const heads = new Map<string, string>()
    for (const { indexed, canonical, title, description } of found.pages.values()) {
      if (!indexed || canonical === null) continue
      expect.soft(description, canonical).toBeTruthy()
      heads.set(canonical, `${title}\n${description}`)
    }
    expect(repeated([...heads.values()])).toEqual([])
  })

  test('and cart, checkout and confirmation stay out of its index', async ({ request, shop }) => {
    for (const path of ['/cart', '/checkout', '/purchase-confirmed']) {
      expect.soft(await (await request.get(path)).text(), path).toContain('content="noindex"')
    }
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
  })
})

const repeated = (list: readonly string[]): string[] =>
  list.filter((item, index) => list.indexOf(item) !== index)
