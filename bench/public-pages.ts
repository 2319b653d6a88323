/** Pages that are not to be found by search engines but are public all the same. */
const UNLISTED = ['/cart', '/checkout', '/purchase-confirmed?preview=true', '/newsletter']

/** Every page that anyone may open: what the sitemap lists, and the rest. */
export async function publicPages(shopUrl: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${shopUrl}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const { pathname } = new URL(address ?? '')
    return pathname
  })
  if (listed.length === 0) throw new Error('The sitemap lists no page')
  return [...listed, ...UNLISTED]
}
