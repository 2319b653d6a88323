import { messageOf } from '#platform/problem.ts'
import { err, ok, type Result } from '#platform/result.ts'
import { cents, type Cents } from '#shop/money/cents.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import type { Payment } from '#shop/payments/payment.ts'
import { changePaidOrder, notPaid, type Refused, unknownOrder } from './change-by-owner.server.ts'
import type { Order } from './order.ts'
import { isDraft } from './order-status.ts'
import { findOrderByNumber } from './order-store.server.ts'
import { intendRefund, isUnanswered, noteAnswer, type RefundIntention } from './refund-intention.server.ts'
import { restockOrder } from './restock.server.ts'
import { settlePayment, type SettleServices } from './settle-payment.server.ts'

export type RefundRequest = {
  /** null: all that is left. */
  amount: Cents | null
  /** Puts a tub that had left back on the shelf. One that is still here goes back by itself with a full refund. */
  restock: boolean
  onlyBeforeDispatch?: boolean
}

export type Refunded = { order: Order; amount: Cents; restocked: boolean }

/** Money goes back through the provider, and only what the provider then says is recorded. */
export async function refundOrder(
  services: SettleServices,
  number: string,
  request: RefundRequest,
): Promise<Result<Refunded, Refused>> {
  const known = await findOrderByNumber(services.database.db, number)
  if (known === null) return err(unknownOrder(number))
  if (isDraft(known.status) || known.paymentId === null) return err(notPaid(known))
  const settled = await settlePayment(services, known.paymentId)
  if (settled === 'unknown') return err(`The payment provider does not know the payment of order ${number}.`)
  if (settled.order.status === 'refunded' && request.restock) return restockOnly(services, settled.order)

  const intended = await intend(services, number, settled.payment, request)
  if (!intended.ok) return intended
  const { amount, intention } = intended.value
  if (!intention.alreadyDone) {
    const asked = await ask(services, settled.order, settled.payment, amount, intention)
    if (!asked.ok) return asked
  }
  await settlePayment(services, known.paymentId)
  return changePaidOrder(services, number, async (tx, order) => {
    await noteAnswer(tx, order, intention.key, services.clock())
    const restocked = request.restock && (await restockOrder(tx, order, services.clock()))
    const returned = settled.order.stockTaken && !order.stockTaken && !restocked
    return ok({ order, amount, restocked: restocked || returned })
  })
}

type Intended = { amount: Cents; intention: RefundIntention }

function intend(services: SettleServices, number: string, payment: Payment, request: RefundRequest) {
  return changePaidOrder<Intended>(services, number, async (tx, order) => {
    const left = cents(payment.received - payment.refunded)
    const amount = request.amount ?? left
    const refused = refusal(order, request, amount < left)
    if (refused !== null) return err(refused)
    if (amount <= 0) return err('A refund is above $0.00.')
    const repeated = await isUnanswered(tx, order, amount)
    if (amount > left && !repeated) {
      const paid = formatAud(payment.received)
      return err(`Order ${number} was paid with ${paid}, of which ${formatAud(left)} can be refunded.`)
    }
    return ok({ amount, intention: await intendRefund(tx, order, payment, amount, services.clock()) })
  })
}

function refusal(order: Order, request: RefundRequest, partial: boolean): Refused | null {
  const { number, status } = order
  const here = status === 'paid' || status === 'held' || status === 'ready'
  if (status === 'refunded') return `Order ${number} has been refunded in full already.`
  if (request.onlyBeforeDispatch && !here) {
    return `Order ${number} is ${status} and cannot be cancelled: use 'order refund', with --restock when it is back.`
  }
  if (request.restock && partial && here) {
    return `Order ${number} is still to go out: a partial refund keeps its tub reserved, so leave out --restock.`
  }
  return null
}

async function ask(
  services: SettleServices,
  order: Order,
  payment: Payment,
  amount: Cents,
  { key }: RefundIntention,
): Promise<Result<Payment, Refused>> {
  try {
    return ok(await services.payments.refund(payment.id, amount, key))
  } catch (error) {
    const reason = messageOf(error).replace(/\.$/, '')
    if (!isFinal(error)) {
      return err(
        `The payment provider did not answer (${reason}): run the same command again, it refunds once.`,
      )
    }
    await services.database.transaction((tx) => noteAnswer(tx, order, key, services.clock()))
    return err(`The payment provider refused the refund: ${reason}.`)
  }
}

/** A 4xx is a no; 409 (the same is under way) and 429 (too often), like silence, may be followed by a yes. */
function isFinal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return false
  const { statusCode } = error
  return (
    typeof statusCode === 'number' &&
    statusCode >= 400 &&
    statusCode < 500 &&
    statusCode !== 409 &&
    statusCode !== 429
  )
}

/** The money went back earlier, the tub only comes now. */
function restockOnly(services: SettleServices, order: Order): Promise<Result<Refunded, Refused>> {
  return changePaidOrder(services, order.number, async (tx, locked) => {
    const restocked = await restockOrder(tx, locked, services.clock())
    if (!restocked) return err(`Order ${order.number} has been refunded and is back in stock already.`)
    return ok({ order: locked, amount: cents(0), restocked })
  })
}
