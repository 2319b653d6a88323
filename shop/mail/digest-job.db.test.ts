import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedCatalogue } from '#shop/catalogue/product-store.server.ts'
import { contactMessages } from '#shop/contact/tables.server.ts'
import { FRIDAY_MORNING, quoteForTests } from '#shop/invoice/testing/order-for-tests.ts'
import { createDigestJob } from './digest-job.server.ts'
import { insertOrder, shopForTests } from './testing/shop-for-tests.ts'
import { digestOf } from './writers/digest.server.ts'

let shop: Awaited<ReturnType<typeof shopForTests>>
beforeEach(async () => {
  shop = await shopForTests()
})
afterEach(() => shop.database.close())

const other = (number: string, invoiceNumber: number) => ({ number, invoiceNumber, paymentId: number })

test('the digest is queued once a morning, even when its job runs twice', async () => {
  const job = createDigestJob({ ...shop, ownerEmail: 'owner@example.com' })
  expect(job.schedule).toBe('0 7 * * *')
  await Promise.all([1, 2].map(() => job.run({}, { last: false })))
  expect(await shop.allMails()).toMatchObject([{ kind: 'owner-digest', recipient: 'owner@example.com' }])
})

test('the digest knows what is due, what is open, the stock and who waits for an answer', async () => {
  await seedCatalogue(shop.database.db, FRIDAY_MORNING)
  await insertOrder(shop.database, other('PO-DUEDUE22', 1))
  await insertOrder(shop.database, { ...other('PO-PICKUP22', 2), quote: quoteForTests('pickup') })
  await insertOrder(shop.database, { ...other('PO-GQNEGQNE', 3), status: 'dispatched' })
  await insertOrder(shop.database, { ...other('PO-DQNEDQNE', 4), status: 'delivered' })
  const message = { name: 'Kim', email: 'kim@example.com', message: 'Hello', createdAt: FRIDAY_MORNING }
  await shop.database.db.insert(contactMessages).values([
    { ...message, id: crypto.randomUUID(), subject: 'Deck' },
    { ...message, id: crypto.randomUUID(), subject: 'Answered', doneAt: FRIDAY_MORNING },
  ])
  const digest = await digestOf(shop.database.db, FRIDAY_MORNING)
  expect(digest.dispatchToday).toEqual(['PO-DUEDUE22, Zoë Łukasz-Đorđević, Next Day Delivery'])
  expect(digest.openOrders.map((line) => line.slice(0, 11)).toSorted()).toEqual([
    'PO-DUEDUE22',
    'PO-GQNEGQNE',
    'PO-PICKUP22',
  ])
  expect(digest).toMatchObject({
    today: '2026-11-13',
    stock: [{ name: 'Plunge One', stock: 8 }],
    unanswered: ['Fri 13 Nov, Kim: Deck'],
    parkedMails: 0,
  })
})
