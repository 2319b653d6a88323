import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { RouterContext, ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { systemClock } from '#platform/clock.ts'
import { readEnv } from '#platform/env.server.ts'
import { assertPortFree } from '#platform/free-port.server.ts'
import { createLog } from '#platform/log.server.ts'
import { StartProblem } from '#platform/problem.ts'
import type { PageServices } from '#web/page-services.ts'
import type * as appModule from './app.ts'
import { devMail } from './dev-mail.ts'
import { openShop } from './open-shop.ts'
import type * as pagesModule from './pages.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { createStopList } from './stop-list.ts'

/**
 * `npm run dev`: database, payments and jobs start once; everything that answers is loaded through Vite at each
 * request, so that a change in a page or in the API shows at the next one.
 */
const OURS = /^\/(?:api|sandbox|dev|healthz|readyz)(?:[/?]|$)/

const started = createStopList()
try {
  const env = readEnv()
  await assertPortFree(env.HOST, env.PORT, 'PORT')
  const shop = await openShop(env, systemClock, createLog(), started)
  const http = createServer()
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
    // Two of these at once would otherwise rewrite each other's pre-bundled dependencies.
    cacheDir: `node_modules/.vite/${env.PORT}`,
  })
  started.add(() => vite.close())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite loads by path and knows no types
  const load = async <T>(id: string) => (await vite.ssrLoadModule(id)) as T

  async function answer(): Promise<ReturnType<typeof getRequestListener>> {
    const { createApp } = await load<typeof appModule>('/server/app.ts')
    const { createPages } = await load<typeof pagesModule>('/server/pages.ts')
    const { pageServices } = await load<{ pageServices: RouterContext<PageServices> }>(
      '/web/page-services.ts',
    )
    const build = () => load<ServerBuild>('virtual:react-router/server-build')
    const pages = createPages({
      build,
      servicesContext: pageServices,
      services: shop.pages,
      cache: null,
      https: false,
      development: true,
    })
    const app = new Hono().route('/', devMail(env.DATA_DIR))
    app.route('/', createApp({ ...shop, services: shop.api, pages }))
    return getRequestListener(app.fetch)
  }

  http.on('request', (request, response) => {
    const wholeWay = () =>
      answer()
        .then((listener) => listener(request, response))
        .catch((error: unknown) => {
          console.error(error)
          response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
        })
    // Vite would answer /api/products with the source file of that name.
    if (request.url && OURS.test(request.url)) void wholeWay()
    else vite.middlewares(request, response, () => void wholeWay())
  })
  await new Promise<void>((resolve) => http.listen(env.PORT, env.HOST, resolve))
  started.add(async () => {
    http.closeAllConnections()
    http.close()
  })
  stopOnSignals(started.stopAll)
  console.log(`Plunge One (development) is open at ${env.SITE_URL}`)
  for (const note of shop.notes) console.log(note)
} catch (error) {
  await started.stopAll()
  console.error(error instanceof StartProblem ? error.message : error)
  process.exitCode = 1
}
