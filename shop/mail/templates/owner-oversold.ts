import { text, type Letter } from '#shop/mail/letter/letter.ts'
import { command, orderForOwner, ownerReason } from '#shop/mail/owner-parts.ts'
import type { Order } from '#shop/orders/order.ts'

export function ownerOversold(order: Order): Letter {
  return {
    subject: `Oversold: order ${order.number} is being refunded`,
    preview: 'It was paid when the last tub was already gone.',
    heading: 'An order could not be filled',
    blocks: [
      text(
        'It was paid when the last tub was already sold. The whole amount is being refunded, and the buyer has been told. A call from you may help.',
      ),
      orderForOwner(order),
      command('To see the refund', `order show ${order.number}`),
    ],
    reason: ownerReason,
  }
}
