import { Hono } from 'hono'
import { createAssets } from '#api/assets.ts'
import { createApi, type ApiServices } from '#api/create-api.ts'
import type { Database } from '#platform/database.server.ts'
import type { Migration } from '#platform/migrations.server.ts'
import { forwardToSandbox } from './forward-sandbox.ts'
import { health } from './health.ts'
import type { Pages } from './pages.ts'

export type AppParts = {
  database: Database
  migrations: readonly Migration[]
  services: ApiServices
  pages: Pages
  sandboxUrl: string | null
}

const ASSETS = 'assets'

/** Everything that answers, in the order it is asked. */
export function createApp({ database, migrations, services, pages, sandboxUrl }: AppParts): Hono {
  const app = new Hono()
  app.route('/', health(database, migrations))
  const assets = createAssets({ root: ASSETS })
  app.route('/', assets)
  // Browsers ask for it at the root, whatever the page says.
  app.get('/favicon.ico', () => assets.request('/api/assets/favicon.ico'))
  app.route('/api', createApi(services))
  if (sandboxUrl !== null) app.route('/', forwardToSandbox(sandboxUrl))
  app.all('*', (c) => pages.fetch(c.req.raw))
  return app
}
