import type { SettleServices } from '#shop/orders/settle-payment.server.ts'

type Draft = { number: string; paymentId: string }

/**
 * Before a draft is forgotten its payment must not be payable any more, or money could come in for nothing.
 * Answers the numbers of those whose payment went through or is being worked on after all.
 */
export async function cancelDraftPayments(
  { database, payments }: SettleServices,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await database.pool.query<Draft>(
    `select number, payment_intent_id as "paymentId" from orders
      where id = any ($1) and status in ('awaiting_payment', 'expired') and payment_intent_id is not null`,
    [ids],
  )
  const payable: string[] = []
  for (const { number, paymentId } of rows) {
    const known = await payments.read(paymentId)
    const ended = known === null || known.state === 'canceled' ? null : await payments.cancel(paymentId)
    if (ended !== null && ended.state !== 'canceled') payable.push(number)
  }
  return payable
}
