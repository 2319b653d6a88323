import { button, row, text, type Letter } from '#shop/mail/letter/letter.ts'
import { bill, deliveryFacts, orderReason, phoneLink, type OrderMail } from '#shop/mail/order-parts.ts'

export function amended(mail: OrderMail): Letter {
  const { order, link, seller } = mail
  return {
    subject: `Your order ${order.number} has been corrected`,
    preview: 'Please check that everything is right now.',
    heading: 'Your order has been corrected',
    blocks: [
      text(`This is your order ${order.number} as it stands now. Please check that it is right.`),
      deliveryFacts(order, row('E-mail', order.customer.email)),
      bill(order),
      text('Did you not ask for this, or is something still wrong? Call us on ', phoneLink(seller), '.'),
      button('View your order', link),
    ],
    reason: orderReason(mail),
  }
}
