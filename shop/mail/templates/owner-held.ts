import { text, type Letter } from '#shop/mail/letter/letter.ts'
import { command, orderForOwner, ownerReason } from '#shop/mail/owner-parts.ts'
import type { Order } from '#shop/orders/order.ts'

export function ownerHeld(order: Order): Letter {
  return {
    subject: `Please review: order ${order.number} is on hold`,
    preview: order.holdReason ?? 'Payment and order do not agree.',
    heading: 'An order waits for you',
    blocks: [
      text(
        `It was paid, but payment and order do not agree: ${order.holdReason ?? 'the reason was not recorded.'} Nothing has been promised to the buyer yet, and no tub has been set aside.`,
      ),
      orderForOwner(order),
      command('To accept it as it is', `order accept ${order.number}`),
      command('To give the money back', `order refund ${order.number}`),
    ],
    reason: ownerReason,
  }
}
