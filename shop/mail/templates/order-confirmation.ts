import { facts as fact } from '#shop/catalogue/facts.ts'
import { button, heading, text, type Block, type Letter } from '#shop/mail/letter/letter.ts'
import { withName } from '#shop/mail/greeting.ts'
import { bill, deliveryFacts, orderReason, phoneLink, type OrderMail } from '#shop/mail/order-parts.ts'

export function orderConfirmation(mail: OrderMail): Letter {
  const { order, link, seller } = mail
  return {
    subject: `Your order ${order.number} is confirmed`,
    preview: `We have your payment. ${order.quote.label}: ${order.quote.estimate}.`,
    heading: withName('Thank you', order.customer.name),
    blocks: [
      text(`We have received your payment, and your order ${order.number} is confirmed.`),
      bill(order),
      heading(order.method === 'pickup' ? 'Pickup' : 'Delivery'),
      deliveryFacts(order),
      whatHappensNext(mail),
      text(
        seller.abn === null
          ? 'A sample invoice is attached. It is not a tax invoice, because this shop has no ABN yet.'
          : 'Your tax invoice is attached as a PDF.',
      ),
      button('View your order', link),
    ],
    reason: orderReason(mail),
  }
}

function whatHappensNext({ order, seller }: OrderMail): Block {
  if (order.method === 'pickup') {
    return text(
      'Please call us on ',
      phoneLink(seller),
      ' before you come, so that we agree on a time and have everything ready at the gate.',
    )
  }
  return text(
    `Delivery is ${fact.deliveryPlace}. We send you the tracking number when the carrier has collected it. If anything in the address is wrong, call us on `,
    phoneLink(seller),
    ' before then.',
  )
}
