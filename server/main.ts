import { openDataFolder } from '#platform/data-folder.server.ts'
import { assertReachable } from '#platform/database.server.ts'
import { assertPortFree } from '#platform/free-port.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { StartProblem } from '#platform/problem.ts'
import { findRunningSandbox } from '#sandbox/stripe/find-running.ts'
import { ensureBuilt } from './build.ts'
import { stopOnSignals } from './stop-on-signals.ts'

const NEWEST_NEEDED = 24

/** `npm start`: environment, port, build, shop; each problem that a person can mend is one sentence and exit code 1. */
try {
  if (Number.parseInt(process.versions.node, 10) < NEWEST_NEEDED) {
    throw new StartProblem(
      `Node ${NEWEST_NEEDED} is needed and comes with 'npm ci'; start the shop with 'npm start'.`,
    )
  }
  const env = readEnv()
  await assertPortFree(env.HOST, env.PORT, 'PORT')
  if ((await findRunningSandbox(env.SANDBOX_PORT)) === null)
    await assertPortFree('127.0.0.1', env.SANDBOX_PORT, 'SANDBOX_PORT')
  // What a person has to mend is said before they wait for a build.
  if (env.DATABASE_URL !== undefined) await assertReachable(env.DATABASE_URL)
  await openDataFolder(env.DATA_DIR)
  await ensureBuilt(console.log)
  const { loadPageBuild } = await import('./page-build.ts')
  const { startShop } = await import('./shop.ts')
  const shop = await startShop(env, await loadPageBuild())
  stopOnSignals(shop.stop)
  console.log(`Plunge One is open at ${shop.url}`)
  for (const note of shop.notes) console.log(note)
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exitCode = 1
}
