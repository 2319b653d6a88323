import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import type { PageServices } from '#web/page-services.ts'
import { cacheKey } from './cache-key.ts'
import { keepPage, writeKeptPage } from './kept-page.ts'
import type { PageCache, Rendered } from './page-cache.ts'
import { contentSecurityPolicy } from './page-policy.ts'
import { trueAddress } from './true-address.ts'
import { packPage } from './packed-page.ts'
import { passingAnswer, writePassingAnswer, type PassingAnswer } from './passing-answer.ts'
import { SECURITY_HEADERS, strictTransport } from './security-headers.ts'

export type PagesOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  servicesContext: RouterContext<PageServices>
  services: PageServices
  cache: PageCache<PassingAnswer | null> | null
  https: boolean
  development?: boolean
}

export type Elsewhere = {
  /** Asked before anything is done that costs something: true when the caller has been told to come back later. */
  refuses(essential: boolean): boolean
  /** The whole way, for everything that is no page to be kept. */
  next(): void
}

export type Pages = {
  /** Writes a kept page straight to the socket, however busy the shop is, and renders what is missing. */
  serve(request: IncomingMessage, response: ServerResponse, elsewhere: Elsewhere): void
  fetch(request: Request): Promise<Response>
}

/** Only a page is whole by now: what the router still writes goes through as it comes. */
async function packed(answer: Response, request: Request): Promise<Response> {
  const type = answer.headers.get('content-type') ?? undefined
  if (!type?.startsWith('text/html')) return answer
  const accepted = request.headers.get('accept-encoding') ?? undefined
  const { body, headers } = await packPage(Buffer.from(await answer.arrayBuffer()), type, accepted)
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return new Response(body, answer)
}

export function createPages(options: PagesOptions): Pages {
  const handler = createRequestHandler(options.build, options.development ? 'development' : 'production')
  const { cache } = options

  async function render(request: Request): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(options.servicesContext, options.services)
    const answer = await handler(request, context)
    const headers = new Headers(answer.headers)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value)
    if (options.https) headers.set(...strictTransport)
    if (!headers.get('content-type')?.startsWith('text/html'))
      return new Response(answer.body, { status: answer.status, headers })
    const html = await answer.text()
    const checkout = new URL(request.url).pathname === '/checkout'
    const stripe = checkout && options.services.payments.sandboxScript === null
    const policy = { stripe, https: options.https, development: options.development ?? false }
    headers.set('content-security-policy', contentSecurityPolicy(html, policy))
    return new Response(html, { status: answer.status, headers })
  }

  /** Only a plain 200 is kept: never an error or a redirect. What sets a cookie is for one visitor: not even passed on. */
  async function renderToKeep(key: string): Promise<Rendered<PassingAnswer | null>> {
    const answer = await render(new Request(new URL(key, options.services.siteUrl)))
    if (answer.headers.has('set-cookie')) return { pass: null }
    if (answer.status !== 200) return { pass: await passingAnswer(answer) }
    return {
      keep: await keepPage(Buffer.from(await answer.arrayBuffer()), Object.fromEntries(answer.headers)),
    }
  }

  async function serveFilled(
    kept: PageCache<PassingAnswer | null>,
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    const rendered = await kept.fill(key, () => renderToKeep(key)).catch(() => ({ pass: null }))
    if ('keep' in rendered) writeKeptPage(rendered.keep, request, response)
    else if (rendered.pass !== null) await writePassingAnswer(rendered.pass, request, response)
    else next()
  }

  return {
    serve(request, response, { refuses, next }) {
      const url = request.url ?? ''
      const reads = request.method === 'GET' || request.method === 'HEAD'
      // Nearly always the address is the key as it stands, and need not be taken apart.
      const plain = reads ? cache?.get(url) : undefined
      if (plain) return writeKeptPage(plain, request, response)
      const key = cache && reads ? cacheKey(url) : null
      if (!cache || key === null) return refuses(false) ? undefined : next()
      const page = cache.get(key)
      if (page) return writeKeptPage(page, request, response)
      // After a change of the catalogue the shop's own pages come before addresses that somebody invented.
      if (!refuses(cache.expects(key))) void serveFilled(cache, key, request, response, next)
    },
    async fetch(request) {
      const address = trueAddress(request, options.services.siteUrl)
      if (address === null) return new Response('This form was sent from another site.\n', { status: 403 })
      const answer = await render(address)
      if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store')
      return packed(answer, request)
    },
  }
}
