import { asc, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/database.server.ts'
import { loadProducts } from '#shop/catalogue/product-store.server.ts'
import { unansweredMessages } from '#shop/contact/message-store.server.ts'
import { mails } from '#shop/mail/tables.server.ts'
import { ownerDigest, type Digest } from '#shop/mail/templates/owner-digest.ts'
import type { Order } from '#shop/orders/order.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { toOrder } from '#shop/orders/order-row.server.ts'
import { orders } from '#shop/orders/tables.server.ts'
import type { CivilDate } from '#shop/shipping/civil-date.ts'
import { shortDate } from '#shop/shipping/date-text.ts'
import { sydneyTime } from '#shop/shipping/sydney-time.ts'
import type { Writer } from './writer.server.ts'

export const writeDigest: Writer = async (desk) => ({
  letter: ownerDigest(await digestOf(desk.db, desk.now)),
})

/** Paid for, and not yet in the buyer's hands. */
const OPEN: OrderStatus[] = ['paid', 'held', 'oversold', 'dispatched', 'ready']

export async function digestOf(db: Db, now: Date): Promise<Digest> {
  const today = sydneyTime(now).date
  // One after the other: a transaction has one connection, which answers one question at a time.
  const rows = await db.select().from(orders).where(inArray(orders.status, OPEN)).orderBy(asc(orders.paidAt))
  const products = await loadProducts(db)
  const messages = await unansweredMessages(db)
  const parked = await db.select({ count: count() }).from(mails).where(eq(mails.status, 'parked'))
  const open = rows.map(toOrder)
  return {
    today,
    dispatchToday: open.filter((order) => isDueToday(order, today)).map(orderLine),
    openOrders: open.map((order) => `${orderLine(order)}, ${STATE[order.status] ?? order.status}`),
    stock: products.map(({ name, stock }) => ({ name, stock })),
    unanswered: messages.map(
      ({ name, subject, createdAt }) => `${shortDate(sydneyTime(createdAt).date)}, ${name}: ${subject}`,
    ),
    parkedMails: parked[0]?.count ?? 0,
  }
}

/** What should have left on an earlier day is due today. */
const isDueToday = ({ status, quote }: Order, today: CivilDate): boolean =>
  status === 'paid' && quote.dates.kind === 'delivery' && quote.dates.dispatchOn <= today

const orderLine = ({ number, customer, quote }: Order): string =>
  [number, customer.name, quote.label].filter((part) => part !== '').join(', ')

const STATE: Readonly<Partial<Record<OrderStatus, string>>> = {
  paid: 'paid',
  held: 'on hold for your review',
  oversold: 'oversold, refund under way',
  dispatched: 'dispatched',
  ready: 'ready for pickup',
}
