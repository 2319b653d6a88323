import { text, type Letter } from '#shop/mail/letter/letter.ts'
import { command, orderForOwner, ownerReason } from '#shop/mail/owner-parts.ts'
import type { Order } from '#shop/orders/order.ts'

export function ownerDispute(order: Order): Letter {
  return {
    subject: `Dispute opened for order ${order.number}`,
    preview: 'Answer it in the Stripe dashboard before the date shown there.',
    heading: 'A buyer disputes a payment',
    blocks: [
      text(
        'The amount is withheld until the bank decides. Answer in the Stripe dashboard before the date shown there; the invoice and the carrier’s tracking are the usual evidence.',
      ),
      orderForOwner(order),
      command('The invoice again', `invoice ${order.number}`),
    ],
    reason: ownerReason,
  }
}
