import { facts as fact } from '#shop/catalogue/facts.ts'
import { button, facts, row, text, type Letter } from '#shop/mail/letter/letter.ts'
import { addressLines, orderReason, phoneLink, type OrderMail } from '#shop/mail/order-parts.ts'
import type { Order } from '#shop/orders/order.ts'
import { civilDate, type CivilDate } from '#shop/shipping/civil-date.ts'
import { deliveryDatesText, longDate } from '#shop/shipping/date-text.ts'
import { addBusinessDays } from '#shop/shipping/delivery-dates.ts'

export function dispatched(mail: OrderMail): Letter {
  const { order, link, seller } = mail
  const day = order.dispatchedOn === null ? null : civilDate(order.dispatchedOn)
  const arrives = day === null ? '' : arrivalText(order, day)
  return {
    subject: `Your order ${order.number} is on its way`,
    preview: arrives === '' ? 'The carrier has collected it.' : `It should arrive: ${arrives}.`,
    heading: 'On its way to you',
    blocks: [
      text(`The carrier has collected your order ${order.number}.`),
      facts(
        row('Dispatched', day === null ? '' : longDate(day)),
        row('Carrier', order.carrier ?? ''),
        row('Tracking', order.tracking ?? ''),
        row('Arrives', arrives),
        row('To', addressLines(order)),
      ),
      text(
        `Delivery is ${fact.deliveryPlace}. Have the place ready where the tub will stand; it is heavy, so plan for help to move it. Questions? Call us on `,
        phoneLink(seller),
        '.',
      ),
      button('View your order', link),
    ],
    reason: orderReason(mail),
  }
}

/** Counted from the day it really left, which may be later than the day promised. */
function arrivalText({ quote }: Order, day: CivilDate): string {
  const { next, farMin, farMax } = fact.deliveryBusinessDays
  const [from, by] = quote.zone === 'sydney' ? [next, next] : [farMin, farMax]
  return deliveryDatesText({
    kind: 'delivery',
    dispatchOn: day,
    deliverFrom: addBusinessDays(day, from),
    deliverBy: addBusinessDays(day, by),
  })
}
