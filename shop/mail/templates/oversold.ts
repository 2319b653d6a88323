import { formatAud } from '#shop/money/format-aud.ts'
import { withName } from '#shop/mail/greeting.ts'
import { button, facts, row, text, type Letter } from '#shop/mail/letter/letter.ts'
import { orderReason, phoneLink, type OrderMail } from '#shop/mail/order-parts.ts'

export function oversold(mail: OrderMail): Letter {
  const { order, link, seller } = mail
  return {
    subject: `We could not fill your order ${order.number}, and refund it in full`,
    preview: `${formatAud(order.total)} goes back to you. You have nothing to do.`,
    heading: withName('We are sorry', order.customer.name),
    blocks: [
      text(
        'The last tub was sold to somebody else in the moment before your payment reached us. That should not happen, and we apologise.',
      ),
      text(
        `We are refunding the whole ${formatAud(order.total)} to the card or account you paid with. You have nothing to do. Banks usually show it within 5 to 10 business days, and we write again when the refund is made.`,
      ),
      facts(row('Order', order.number), row('Refund', formatAud(order.total))),
      text('If you would like to talk about it, call us on ', phoneLink(seller), '.'),
      button('View your order', link),
    ],
    reason: orderReason(mail),
  }
}
