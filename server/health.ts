import { Hono } from 'hono'
import type { Database } from '#platform/database.server.ts'
import { migrationsCurrent, type Migration } from '#platform/migrations.server.ts'

const ANSWER_WITHIN_MS = 2000

/** /healthz: the process is alive. /readyz: it can sell, because the database answers and is of this version. */
export function health(database: Database, migrations: readonly Migration[]): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const late = AbortSignal.timeout(ANSWER_WITHIN_MS)
      const tooLate = new Promise<false>((resolve) => late.addEventListener('abort', () => resolve(false)))
      const current = await Promise.race([migrationsCurrent(database.pool, migrations), tooLate]).catch(
        () => false,
      )
      const status = current ? 'ready' : 'not ready'
      return c.json({ status }, current ? 200 : 503, { 'cache-control': 'no-store' })
    })
}
