import { expect, test } from 'vitest'
import { startJobs, type Job } from './jobs.server.ts'
import { createLog } from './log.server.ts'
import { freshDatabase } from './testing/fresh-database.ts'

const log = createLog({ level: 'silent' })

test('a backlog is worked off several at a time without waiting in between, and one failure is its own', async () => {
  const database = await freshDatabase()
  const done: number[] = []
  const job: Job = {
    name: 'errand',
    retries: 3,
    expireInSeconds: 60,
    atOnce: 4,
    async run(data) {
      const { number } = data as { number: number }
      if (number === 7 && !done.includes(-7)) {
        done.push(-7)
        throw new Error('not now')
      }
      done.push(number)
    },
  }
  const jobs = await startJobs(database, [job], log)
  const wanted = Array.from({ length: 60 }, (_, number) => number)
  await database.transaction(async (tx) => {
    for (const number of wanted) await jobs.send(tx, 'errand', { number })
  })
  await expect
    .poll(() => done.filter((number) => number >= 0).toSorted((a, b) => a - b), { timeout: 20_000 })
    .toEqual(wanted)
  await jobs.stop()
  await database.close()
})
