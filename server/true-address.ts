const READS = new Set(['GET', 'HEAD'])

/**
 * Behind a proxy the address we see is not the one the visitor typed. For a form that is posted the two are compared:
 * it must come from the host it was sent to or from SITE_URL. Null: it came from another site.
 */
export function trueAddress(request: Request, siteUrl: string): Request | null {
  if (READS.has(request.method)) return request
  const seen = new URL(request.url)
  const origin = request.headers.get('origin')
  if (origin === null) return at(request, siteUrl)
  if (!URL.canParse(origin)) return null
  const { host } = new URL(origin)
  const expected = [request.headers.get('host') ?? seen.host, new URL(siteUrl).host]
  return expected.includes(host) ? at(request, origin) : null
}

function at(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url)
  return new Request(new URL(pathname + search, origin), request)
}
