import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database.server.ts'
import type { Jobs } from '#platform/jobs.server.ts'
import type { Outbox } from '#platform/outbox.server.ts'
import { unreachable } from '#platform/result.ts'
import type { Payment, Payments } from '#shop/payments/payment.ts'
import { holdProblem } from './hold-problem.ts'
import type { Order } from './order.ts'
import { NEXT_INVOICE, changeOrder } from './change-order.server.ts'
import { findOrderById, findOrderByPayment, noteEvent } from './order-store.server.ts'
import { isDraft } from './order-status.ts'
import { recordRefunds } from './record-refunds.server.ts'
import { takeStock } from './take-stock.server.ts'

export type SettleServices = {
  database: Database
  payments: Payments
  outbox: Outbox
  jobs: Pick<Jobs, 'send'>
  clock: Clock
  ownerEmail: string
}

/** `unknown`: a payment that no checkout of ours opened. */
export type Settled = { order: Order; payment: Payment } | 'unknown'

export const REFUND_OVERSOLD_JOB = 'refund-oversold'

/**
 * THE one place an order becomes paid. The browser's confirmation, the webhook and the reconcile job all call it, in
 * any order and at the same time: the present truth is asked of the provider, the row is locked, and whoever comes
 * second finds nothing left to do.
 */
export async function settlePayment(services: SettleServices, paymentId: string): Promise<Settled> {
  const payment = await services.payments.read(paymentId)
  if (payment === null) return 'unknown'
  return services.database.transaction(async (tx) => {
    const order = await findAndLock(tx, payment)
    if (order === null) return 'unknown'
    return { order: await apply(services, tx, order, payment), payment }
  })
}

async function findAndLock(tx: Transaction, payment: Payment): Promise<Order | null> {
  const known = await findOrderByPayment(tx.db, payment.id, { lock: true })
  const id = payment.checkoutId
  if (known !== null || id === null || !isUuid(id)) return known
  // A crash after opening a payment and before noting it: the payment's own metadata still leads to its checkout.
  const order = await findOrderById(tx.db, id, { lock: true })
  return order?.paymentId === null || order?.paymentId === payment.id ? order : null
}

async function apply(
  services: SettleServices,
  tx: Transaction,
  order: Order,
  payment: Payment,
): Promise<Order> {
  switch (payment.state) {
    case 'succeeded': {
      const paid = isDraft(order.status) ? await settleSucceeded(services, tx, order, payment) : order
      return recordRefunds(services, tx, paid, payment)
    }
    case 'processing':
      if (order.paymentStatus !== 'unpaid') return order
      return changeOrder(tx.db, order.id, { paymentStatus: 'processing' }, services.clock())
    case 'canceled':
      if (order.status !== 'awaiting_payment') return order
      return changeOrder(tx.db, order.id, { status: 'expired', paymentStatus: 'unpaid' }, services.clock())
    case 'open':
    case 'needs-action':
      if (order.paymentStatus !== 'processing') return order
      return changeOrder(tx.db, order.id, { paymentStatus: 'unpaid' }, services.clock())
    default:
      return unreachable(payment.state)
  }
}

async function settleSucceeded(services: SettleServices, tx: Transaction, order: Order, payment: Payment) {
  const now = services.clock()
  const paid = { paymentId: payment.id, paymentStatus: 'paid', paidAt: now } as const
  const problem = holdProblem(order, payment)
  if (problem !== null) {
    const held = await changeOrder(tx.db, order.id, { ...paid, status: 'held', holdReason: problem }, now)
    await noteEvent(tx.db, order.id, 'held', now, { problem, received: payment.received })
    await services.outbox.add(tx, { kind: 'owner-held', to: services.ownerEmail, about: order.id })
    return held
  }
  return completePaidOrder(services, tx, order, paid)
}

/** Takes the tubs and promises them, or, when the last one is gone, refunds and says so. */
export async function completePaidOrder(
  services: SettleServices,
  tx: Transaction,
  order: Order,
  paid: Parameters<typeof changeOrder>[2],
): Promise<Order> {
  const now = services.clock()
  const { outbox, ownerEmail } = services
  const stock = await takeStock(tx, order.quote.lines)
  if (!stock.taken) {
    const oversold = await changeOrder(tx.db, order.id, { ...paid, status: 'oversold' }, now)
    await noteEvent(tx.db, order.id, 'oversold', now)
    await services.jobs.send(tx, REFUND_OVERSOLD_JOB, { orderId: order.id })
    await outbox.add(
      tx,
      { kind: 'oversold', to: order.customer.email, about: order.id },
      { kind: 'owner-oversold', to: ownerEmail, about: order.id },
    )
    return oversold
  }
  const change = { ...paid, status: 'paid', stockTaken: true, invoiceNumber: NEXT_INVOICE } as const
  const complete = await changeOrder(tx.db, order.id, change, now)
  await noteEvent(tx.db, order.id, 'paid', now, { invoiceNumber: complete.invoiceNumber })
  await outbox.add(
    tx,
    { kind: 'order-confirmation', to: order.customer.email, about: order.id },
    { kind: 'owner-new-order', to: ownerEmail, about: order.id },
    ...stock.nowLow.map((low) => ({ kind: 'owner-low-stock', to: ownerEmail, detail: low })),
  )
  return complete
}

const isUuid = (text: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text)
