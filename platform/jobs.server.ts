import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss'
import type { Database, Transaction } from './database.server.ts'
import type { Log } from './log.server.ts'
import { messageOf } from './problem.ts'
import { queueDb, queueJobs } from './queue-db.server.ts'

export type Job = {
  name: string
  /** How often a failed job is tried again, with growing pauses. */
  retries: number
  /** Longer than any honest run: then another process takes the job over. */
  expireInSeconds: number
  /** How many this process does at the same time; one unless said otherwise. */
  atOnce?: number
  /** Cron in Sydney time, for what happens by the clock. */
  schedule?: string
  run(data: unknown, attempt: { last: boolean }): Promise<void>
}

export type Jobs = {
  /** Queues one job for each piece of data, in the caller's transaction: they exist exactly if it commits. */
  send(tx: Transaction, name: string, ...data: readonly object[]): Promise<void>
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
    db: queueDb(database.pool),
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
    const worker = {
      pollingIntervalSeconds: POLL_SECONDS,
      batchSize: job.atOnce ?? 1,
      // A full batch means a backlog: the next one is fetched at once, not after the next poll.
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
    } as const
    await boss.work<object, JobResult[], typeof worker>(job.name, worker, (batch) =>
      Promise.all(batch.map((taken) => attempt(job, taken))),
    )
  }
  return {
    send: (tx, name, ...data) => queueJobs(boss, tx, name, data),
    async sendNow(name, data) {
      await boss.send(name, data)
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

async function attempt(job: Job, taken: JobWithMetadata): Promise<JobResult> {
  try {
    await job.run(taken.data, { last: taken.retryCount >= taken.retryLimit })
    return { id: taken.id, status: 'completed' }
  } catch (error) {
    return { id: taken.id, status: 'failed', output: { message: messageOf(error) } }
  }
}
