import { factText } from '#shop/catalogue/facts.ts'
import { button, facts, row, text, type Letter } from '#shop/mail/letter/letter.ts'
import { orderReason, phoneLink, type OrderMail } from '#shop/mail/order-parts.ts'

export function readyForPickup(mail: OrderMail): Letter {
  const { order, link, seller } = mail
  return {
    subject: `Your order ${order.number} is ready for pickup`,
    preview: `${factText.suburb}, ${factText.pickupHours}.`,
    heading: 'Ready for pickup',
    blocks: [
      text(`Your order ${order.number} is packed and waits for you at our warehouse.`),
      facts(
        row('Where', `${factText.suburb}, warehouse`),
        row('Open', factText.pickupHours),
        row('Bring', `The order number ${order.number} and something that shows your name`),
        row('Weight', `Tub ${factText.tubWeight}, chiller ${factText.chillerWeight}`),
      ),
      text('Please call us on ', phoneLink(seller), ' before you come, so that we agree on a time.'),
      button('View your order', link),
    ],
    reason: orderReason(mail),
  }
}
