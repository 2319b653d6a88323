/** Private or always fresh: never kept. Everything else that a page answers with 200 is the same for everyone. */
const NEVER = /^\/(?:api|sandbox|dev|healthz|readyz|assets|favicon|newsletter|order|\.well-known)(?:[/.?]|$)/

/** The only queries that change what the server renders; all others (utm_…) share the plain page. */
const CATEGORIES = new Set(['wellness', 'science', 'maintenance', 'lifestyle'])

const LONGEST = 200

/**
 * What a page is kept under, or null when it must not be kept. `/product?utm_source=x` and `/product` are one page.
 * So are `/product.data` and `/product.data?_routes=…`: the router picks the routes it wanted from the whole answer.
 */
export function cacheKey(url: string): string | null {
  if (url.length > LONGEST || NEVER.test(url)) return null
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  // Only plainly written addresses: everything else goes the long way, and finds its 404 there. Two slashes would make
  // the rest a host, and dots would be walked: both end at a page that this is not the address of.
  if (!/^\/[a-z0-9/_.-]*$/.test(path) || /\/\/|\/\.{1,2}(?:\/|$)/.test(path)) return null
  if (end === -1 || (path !== '/blog' && path !== '/blog.data')) return path
  const category = new URLSearchParams(url.slice(end)).get('category')
  return category !== null && CATEGORIES.has(category) ? `${path}?category=${category}` : path
}
