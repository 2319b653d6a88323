import { findOrderById } from './order-store.server.ts'
import { settlePayment, type SettleServices } from './settle-payment.server.ts'

/** The last tub went to somebody else: the whole amount goes back at once, under a key that refunds once. */
export async function refundOversold(services: SettleServices, orderId: string): Promise<void> {
  const order = await findOrderById(services.database.db, orderId)
  if (!order?.paymentId || order.status !== 'oversold') return
  await services.payments.refund(order.paymentId, null, `oversold-${order.id}`)
  await settlePayment(services, order.paymentId)
}
