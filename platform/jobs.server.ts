import { PgBoss, type SendOptions } from 'pg-boss'
import type { Database, Transaction } from './database.server.ts'
import type { Log } from './log.server.ts'

export type Job = {
  name: string
  /** How often a failed job is tried again, with growing pauses. */
  retries: number
  /** Longer than any honest run: then another process takes the job over. */
  expireInSeconds: number
  /** Cron in Sydney time, for what happens by the clock. */
  schedule?: string
  run(data: unknown, attempt: { last: boolean }): Promise<void>
}

export type Jobs = {
  /** Queues in the caller's transaction: the job exists exactly if the transaction commits. */
  send(tx: Transaction, name: string, data: object, options?: SendOptions): Promise<void>
  /** Runs a job now, without a transaction around it. */
  sendNow(name: string, data: object): Promise<void>
  stop(): Promise<void>
}

const TIMEZONE = 'Australia/Sydney'
const POLL_SECONDS = 1

/** A process that was killed stops giving signs of life: its jobs are taken over after this, not after they expire. */
const HEARTBEAT_SECONDS = 15
const LOOK_FOR_LOST_SECONDS = 10

export async function startJobs(database: Database, jobs: readonly Job[], log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: 'jobs',
    superviseIntervalSeconds: LOOK_FOR_LOST_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_LOST_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const job of jobs) {
    const settings = {
      retryLimit: job.retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: job.expireInSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    }
    await boss.createQueue(job.name, settings)
    await boss.updateQueue(job.name, settings)
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: TIMEZONE })
    const worker = { pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true } as const
    await boss.work<object, void, typeof worker>(job.name, worker, async ([taken]) => {
      if (!taken) return
      await job.run(taken.data, { last: taken.retryCount >= taken.retryLimit })
    })
  }
  return {
    async send(tx, name, data, options) {
      await boss.send(name, data, {
        ...options,
        db: { executeSql: (text, values) => tx.client.query(text, values) },
      })
    },
    async sendNow(name, data) {
      await boss.send(name, data)
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
