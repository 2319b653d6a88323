import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cents } from '#shop/money/cents.ts'
import { refunds } from '#shop/orders/tables.server.ts'
import { FRIDAY_MORNING, quoteForTests } from '#shop/invoice/testing/order-for-tests.ts'
import { createSmtpTransport } from '#shop/mail/smtp-transport.server.ts'
import { startMailServer, type MailServerForTests } from '#shop/mail/testing/mail-server-for-tests.ts'
import { insertOrder, shopForTests, signer } from '#shop/mail/testing/shop-for-tests.ts'
import type { Order } from '#shop/orders/order.ts'

let shop: Awaited<ReturnType<typeof shopForTests>>
let server: MailServerForTests
let order: Order
beforeAll(async () => {
  shop = await shopForTests()
  server = await startMailServer()
  const dispatch = { carrier: 'Example Freight', tracking: 'EF123', dispatchedOn: '2026-11-13' }
  order = await insertOrder(shop.database, { ...dispatch, holdReason: 'The amounts differ.' })
})
afterAll(async () => {
  await server.close()
  await shop.database.close()
})
beforeEach(() => server.received.splice(0))

/** Queued, written, sent over the wire and read back as a mail program would. */
async function sendAndRead(kind: string, detail: Record<string, unknown> = {}, about = order.id) {
  await shop.database.transaction((tx) =>
    shop.outbox.add(tx, { kind, to: 'reader@example.com', about, detail }),
  )
  const [job] = shop.queued.splice(0)
  await shop.mailJob(createSmtpTransport(server.url)).run(job?.data, { last: false })
  const raw = server.received[0]?.raw
  if (!raw) throw new Error(`No ${kind} arrived`)
  return PostalMime.parse(raw)
}

test('the order confirmation brings the invoice and a link that opens the order', async () => {
  const mail = await sendAndRead('order-confirmation')
  expect(mail.subject).toBe(`Your order ${order.number} is confirmed`)
  expect(mail.attachments).toMatchObject([{ filename: 'tax-invoice-1001.pdf', mimeType: 'application/pdf' }])
  const link = new URL(/https:\S+purchase-confirmed\S+/.exec(mail.text ?? '')?.[0] ?? '')
  expect(link.searchParams.get('order')).toBe(order.number)
  expect(signer.verify('order', order.number, link.searchParams.get('key') ?? '')).toBe(true)
})

test.each([
  ['dispatched', 'Tracking: EF123'],
  ['delivered', 'has been delivered'],
  ['ready', 'packed and waits for you'],
  ['amended', 'as it stands now'],
  ['oversold', 'We are refunding the whole $5,199.00'],
  ['owner-new-order', 'Total: $5,199.00'],
  ['owner-oversold', 'The whole amount is being refunded'],
  ['owner-held', 'The amounts differ.'],
  ['owner-dispute', 'Answer in the Stripe dashboard'],
  ['owner-digest', 'To dispatch today'],
])('a mail of the kind %s says "%s"', async (kind, words) => {
  const mail = await sendAndRead(kind)
  expect(mail.text).toContain(words)
  expect(mail.html).toContain('<h1')
})

test('low stock and parked mail tell the owner what to do', async () => {
  const low = await sendAndRead('owner-low-stock', { productId: 'plunge-one', name: 'Plunge One', stock: 1 })
  expect(low.text).toContain('There is 1 left of Plunge One.')
  server.received.splice(0)
  const parked = await sendAndRead('owner-mail-parked', { mailId: 'm-1', kind: 'refunded', error: 'refused' })
  expect(parked.text).toContain('npm run shop -- mail retry m-1')
})

test('each part refund brings its own adjustment note', async () => {
  const part = { orderId: order.id, amountCents: 100_000, status: 'succeeded', createdAt: FRIDAY_MORNING }
  await shop.database.db.insert(refunds).values([
    { ...part, id: 're_1' },
    { ...part, id: 're_2' },
  ])
  const mail = await sendAndRead('refunded', { refundId: 're_2', amount: 100_000 })
  expect(mail.subject).toBe(`Refund of $1,000.00 for your order ${order.number}`)
  expect(mail.attachments).toMatchObject([{ filename: 'adjustment-note-1002.pdf' }])
})

test('the refund of an order that never had an invoice brings no adjustment note', async () => {
  const oversold = await insertOrder(shop.database, {
    number: 'PO-22222222',
    status: 'oversold',
    paymentId: 'pi_2',
    invoiceNumber: null,
    refunded: cents(519_900),
    quote: quoteForTests(),
  })
  const mail = await sendAndRead('refunded', { refundId: 're_9', amount: 519_900 }, oversold.id)
  expect(mail.attachments).toEqual([])
  expect(mail.text).toContain('Your order is refunded')
})
