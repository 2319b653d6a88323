import { formatAud } from '#shop/money/format-aud.ts'
import type { Cents } from '#shop/money/cents.ts'
import { button, facts, row, text, type Letter } from '#shop/mail/letter/letter.ts'
import { orderReason, phoneLink, type OrderMail } from '#shop/mail/order-parts.ts'

/** `note`: the number of the attached adjustment note, or null for an order that never had an invoice. */
export function refunded(mail: OrderMail & { amount: Cents; note: number | null }): Letter {
  const { order, link, seller, amount, note } = mail
  const whole = order.refunded >= order.total
  return {
    subject: `Refund of ${formatAud(amount)} for your order ${order.number}`,
    preview: 'It goes back to the card or account you paid with.',
    heading: whole ? 'Your order is refunded' : 'A part of your payment is refunded',
    blocks: [
      text(
        `We have refunded ${formatAud(amount)} to the card or account you paid with. Banks usually show it within 5 to 10 business days.`,
      ),
      facts(
        row('Order', order.number),
        row('Refunded now', formatAud(amount)),
        row('Refunded in all', formatAud(order.refunded)),
        row('Paid', formatAud(order.total)),
      ),
      text(
        ...(note === null
          ? []
          : [`Adjustment note ${note} is attached as a PDF; it belongs to your tax invoice. `]),
        'If the money has not arrived by then, call us on ',
        phoneLink(seller),
        '.',
      ),
      button('View your order', link),
    ],
    reason: orderReason(mail),
  }
}
