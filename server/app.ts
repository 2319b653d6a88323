import { Hono, type Context } from 'hono'
import { createAssets } from '#api/assets.ts'
import { clientAddress } from '#api/client-address.ts'
import { createApi, type ApiServices } from '#api/create-api.ts'
import type { Database } from '#platform/database.server.ts'
import type { Migration } from '#platform/migrations.server.ts'
import { CLIENT_ADDRESS } from './form-desks.ts'
import { forwardToSandbox } from './forward-sandbox.ts'
import { health } from './health.ts'
import type { Pages } from './pages.ts'
import { secureAnswers } from './secure-answers.ts'

export type AppParts = {
  database: Database
  migrations: readonly Migration[]
  services: ApiServices
  pages: Pages
  sandboxUrl: string | null
  trustedProxies: number
}

const ASSETS = 'assets'

/** Everything that answers, in the order it is asked. */
export function createApp({
  database,
  migrations,
  services,
  pages,
  sandboxUrl,
  trustedProxies,
}: AppParts): Hono {
  const app = new Hono()
  app.use(secureAnswers(services.siteUrl.startsWith('https:')))
  app.route('/', health(database, migrations))
  const assets = createAssets({ root: ASSETS })
  app.route('/', assets)
  // Browsers ask for it at the root, whatever the page says.
  app.get('/favicon.ico', () => assets.request('/api/assets/favicon.ico'))
  app.route('/api', createApi(services))
  if (sandboxUrl !== null) app.route('/', forwardToSandbox(sandboxUrl))
  app.all('*', (c) => pages.fetch(withAddress(c, trustedProxies)))
  return app
}

/** Forms without script are limited like the API. Reading is not, so only what changes something carries the address. */
function withAddress(c: Context, trustedProxies: number): Request {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return c.req.raw
  const headers = new Headers(c.req.raw.headers)
  headers.set(CLIENT_ADDRESS, clientAddress(c, trustedProxies))
  return new Request(c.req.raw, { headers })
}
