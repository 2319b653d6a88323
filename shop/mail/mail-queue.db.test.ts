import { expect, test, vi } from 'vitest'
import { startJobs } from '#platform/jobs.server.ts'
import { createOutbox } from '#platform/outbox.server.ts'
import { shopForTests } from './testing/shop-for-tests.ts'

test('a mail whose first try fails is sent by the queue a little later, under its own Message-ID', async () => {
  const shop = await shopForTests()
  const tried: string[] = []
  const job = shop.mailJob({
    async send(mail) {
      tried.push(mail.messageId)
      if (tried.length === 1) throw new Error('connection refused')
    },
    async close() {},
  })
  const jobs = await startJobs(shop.database, [job], shop.log)
  try {
    const outbox = createOutbox(jobs, 'plunge-one.example')
    const detail = { productId: 'plunge-one', name: 'Plunge One', stock: 1 }
    await shop.database.transaction((tx) =>
      outbox.add(tx, { kind: 'owner-low-stock', to: 'owner@example.com', detail }),
    )
    await vi.waitFor(
      async () => expect(await shop.allMails()).toMatchObject([{ status: 'sent', attempts: 2 }]),
      {
        timeout: 20_000,
        interval: 200,
      },
    )
    expect(new Set(tried).size).toBe(1)
  } finally {
    await jobs.stop()
    await shop.database.close()
  }
})
