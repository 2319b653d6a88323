import { readEnv } from '#platform/env.server.ts'
import { loadPageBuild } from '#server/page-build.ts'
import { startShop } from '#server/shop.ts'
import { stopOnSignals } from '#server/stop-on-signals.ts'

/** The shop as `npm start` runs it, without looking at the build at each of its many starts. */
try {
  const shop = await startShop(readEnv(), await loadPageBuild())
  stopOnSignals(shop.stop)
  console.log('open')
} catch (error) {
  console.error(error)
  process.exit(1)
}
