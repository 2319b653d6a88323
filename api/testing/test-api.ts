import { Hono } from 'hono'
import { createApi } from '#api/create-api.ts'
import { createLimits } from '#api/limits.ts'
import { createSessions } from '#api/session.ts'
import { createLog } from '#platform/log.server.ts'
import { createSigner } from '#platform/signing.server.ts'
import { followCatalogue } from '#shop/catalogue/live-catalogue.server.ts'
import { createContactDesk } from '#shop/contact/message-store.server.ts'
import { createNewsletter } from '#shop/newsletter/newsletter.server.ts'
import { openTestShop } from '#shop/orders/testing/test-shop.ts'

const SECRET = 'a secret that is only used in tests, and nowhere else'

/** The API on a real database and a real sandbox, called without a port. */
export async function openTestApi(options: { scale?: number } = {}) {
  const shop = await openTestShop()
  const log = createLog({ level: 'silent' })
  const catalogue = await followCatalogue(shop.database, log)
  const signer = createSigner(SECRET)
  const sessions = createSessions(signer, false)
  const services = {
    clock: shop.settle.clock,
    log,
    catalogue,
    settle: shop.settle,
    sessions,
    signer,
    limits: createLimits({
      database: shop.database,
      sessions,
      trustedProxies: 0,
      scale: options.scale ?? 1000,
    }),
    contact: createContactDesk(shop.settle),
    newsletter: createNewsletter({ ...shop.settle, signer }),
    seller: { legalName: 'Plunge One', abn: null, phone: '1300 975 707', email: 'owner@example.com' },
    siteUrl: 'http://shop.test',
  }
  const api = new Hono().route('/api', createApi(services))
  return {
    ...shop,
    api,
    signer,
    catalogue,
    browser: () => createBrowser(api),
    async close() {
      await catalogue.stop()
      await shop.close()
    },
  }
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers }

/** A browser as far as the API can tell: it keeps its cookie and says where it comes from. */
function createBrowser(api: Hono) {
  let cookie = ''
  async function call(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers)
    if (cookie !== '') headers.set('cookie', cookie)
    headers.set('host', 'shop.test')
    const answer = await api.request(`http://shop.test${path}`, { ...init, headers })
    const set = answer.headers.get('set-cookie')
    if (set !== null) cookie = set.split(';', 1)[0] ?? ''
    const text = await answer.text()
    return {
      status: answer.status,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      headers: answer.headers,
    }
  }
  return {
    get: (path: string) => call(path),
    post: (path: string, payload: unknown, headers: Record<string, string> = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://shop.test', ...headers },
        body: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    cookie: () => cookie,
  }
}
