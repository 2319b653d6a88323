import { formatAud } from '#shop/money/format-aud.ts'
import { text, type Letter } from '#shop/mail/letter/letter.ts'
import { command, orderForOwner, ownerReason } from '#shop/mail/owner-parts.ts'
import type { Order } from '#shop/orders/order.ts'
import { longDate } from '#shop/shipping/date-text.ts'

export function ownerNewOrder(order: Order): Letter {
  const { dates } = order.quote
  const due =
    dates.kind === 'pickup'
      ? `To be picked up from ${longDate(dates.readyOn)}.`
      : `To be dispatched on ${longDate(dates.dispatchOn)}, 4PM.`
  return {
    subject: `New order ${order.number}, ${formatAud(order.total)}`,
    preview: due,
    heading: 'New order',
    blocks: [
      text(`Paid. ${due}`),
      orderForOwner(order),
      dates.kind === 'pickup'
        ? command('When it is ready', `order ready ${order.number}`)
        : command('When it has left', `order dispatch ${order.number} --carrier … --tracking …`),
    ],
    reason: ownerReason,
  }
}
