import { button, text, type Letter } from '#shop/mail/letter/letter.ts'
import { orderReason, phoneLink, type OrderMail } from '#shop/mail/order-parts.ts'

export function delivered(mail: OrderMail & { siteUrl: string }): Letter {
  const { order, link, seller, siteUrl } = mail
  const collected = order.method === 'pickup'
  return {
    subject: `Your order ${order.number} has been ${collected ? 'picked up' : 'delivered'}`,
    preview: 'Where to find the setup guide and the manual.',
    heading: collected ? 'Picked up' : 'Delivered',
    blocks: [
      text(
        `Our records say that your order ${order.number} has been ${collected ? 'picked up' : 'delivered'}. If that is wrong, or if anything is damaged or missing, call us on `,
        phoneLink(seller),
        '.',
      ),
      text(
        'The ',
        { label: 'setup guide', href: `${siteUrl}/resources/setup` },
        ' leads from placing the tub to the first cool-down, and ',
        { label: 'care and maintenance', href: `${siteUrl}/resources/maintenance` },
        ' says what it needs after that. Please keep the tax invoice: it is also your proof of purchase for the warranty.',
      ),
      button('View your order', link),
    ],
    reason: orderReason(mail),
  }
}
