import { formatAud } from '#shop/money/format-aud.ts'
import type { Payment } from '#shop/payments/payment.ts'
import type { Order } from './order.ts'

/** Why a payment that succeeded must not become an order by itself: a person looks first. Null when all agrees. */
export function holdProblem(order: Order, payment: Payment): string | null {
  if (payment.checkoutId !== order.id) return 'The payment names another checkout.'
  if (payment.currency !== 'aud') return `The payment is in ${payment.currency.toUpperCase()}, not in AUD.`
  if (payment.received !== order.total) {
    return `The payment is ${formatAud(payment.received)}, the order is ${formatAud(order.total)}.`
  }
  return null
}
