import type { PgBoss } from 'pg-boss'
import type { Database } from './database.server.ts'
import type { Jobs } from './jobs.server.ts'
import { queueDb, queueJobs } from './queue-db.server.ts'

export type SendOnlyJobs = Pick<Jobs, 'send'> & { stop(): Promise<void> }

/**
 * For a tool that works beside the running workers: it puts jobs into the queue and does none itself. The queue is
 * opened at the first job, because most commands send nothing.
 */
export function createSendOnlyJobs(database: Database): SendOnlyJobs {
  let opening: Promise<PgBoss> | undefined
  const known = new Set<string>()

  async function open(): Promise<PgBoss> {
    const queue = await import('pg-boss')
    const boss = new queue.PgBoss({
      db: queueDb(database.pool),
      schema: 'jobs',
      supervise: false,
      schedule: false,
    })
    // What goes wrong with a job reaches the caller as a rejected promise; unheard, this event would end the process.
    boss.on('error', () => undefined)
    return boss.start()
  }

  async function openQueue(name: string): Promise<PgBoss> {
    const boss = await (opening ??= open())
    // Workers bring a queue's settings up to date when they start: here it only has to exist.
    if (!known.has(name) && (await boss.getQueue(name)) === null) await boss.createQueue(name)
    known.add(name)
    return boss
  }

  return {
    async send(tx, name, ...data) {
      await queueJobs(await openQueue(name), tx, name, data)
    },
    async stop() {
      const boss = await opening?.catch(() => undefined)
      await boss?.stop({ graceful: false })
    },
  }
}
