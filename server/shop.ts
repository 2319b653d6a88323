import { getRequestListener } from '@hono/node-server'
import { systemClock, type Clock } from '#platform/clock.ts'
import type { Env } from '#platform/env.server.ts'
import { createLog, type Log } from '#platform/log.server.ts'
import { createApp } from './app.ts'
import { listen } from './http-server.ts'
import { createLoadShedder } from './load-shedding.ts'
import { openShop } from './open-shop.ts'
import type { PageBuild } from './page-build.ts'
import { createPageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import type { PassingAnswer } from './passing-answer.ts'
import { watchSaleMoments } from './sale-moments.ts'
import { createStaticFiles } from './static-files.ts'
import { createStopList } from './stop-list.ts'

export type RunningShop = { url: string; notes: readonly string[]; stop(): Promise<void> }

/** Puts the shop together, from the database up. What was started is stopped in reverse, also when a later part fails. */
export async function startShop(
  env: Env,
  pageBuild: PageBuild,
  options: { clock?: Clock; log?: Log } = {},
): Promise<RunningShop> {
  const clock = options.clock ?? systemClock
  const started = createStopList()
  try {
    const shop = await openShop(env, clock, options.log ?? createLog(), started)
    const { catalogue } = shop.api
    const cache = createPageCache<PassingAnswer | null>()
    const moments = watchSaleMoments(catalogue.current, clock, cache.drop)
    started.add(async () => moments.stop())
    catalogue.onChange(() => {
      cache.drop()
      moments.plan()
    })
    const https = env.SITE_URL.startsWith('https:')
    const pages = createPages({ ...pageBuild, services: shop.pages, cache, https })
    const app = createApp({ ...shop, services: shop.api, pages })

    const serveFile = createStaticFiles('build/client', { https })
    const shedder = createLoadShedder()
    started.add(async () => shedder.stop())
    const wholeWay = getRequestListener(app.fetch)
    const server = await listen(env.HOST, env.PORT, (request, response) => {
      if (serveFile(request, response)) return
      pages.serve(request, response, {
        refuses: (essential) => shedder.refuses(request, response, essential),
        next: () => void wholeWay(request, response),
      })
    })
    started.add(server.close)
    return { url: env.SITE_URL, notes: shop.notes, stop: started.stopAll }
  } catch (error) {
    await started.stopAll()
    throw error
  }
}
