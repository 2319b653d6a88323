import { fullName } from '#shop/catalogue/product.ts'
import { factText } from '#shop/catalogue/facts.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import type { Seller } from '#shop/invoice/seller.ts'
import type { Order } from '#shop/orders/order.ts'
import { deliveryDatesText, longDate } from '#shop/shipping/date-text.ts'
import { facts, row, type Block, type Row, type Words } from './letter/letter.ts'

/** What every mail about an order is told. */
export type OrderMail = {
  readonly order: Order
  /** The signed link to the order's page. */
  readonly link: string
  readonly seller: Seller
}

export const orderReason = ({ order }: OrderMail): Words[] => [
  `You get this mail because of your order ${order.number}.`,
]

export function bill(order: Order): Block {
  const { quote } = order
  return {
    kind: 'bill',
    rows: [
      ...quote.lines.map((line) => row(`${line.quantity} × ${fullName(line)}`, formatAud(line.lineTotal))),
      row(quote.label, formatAud(quote.shipping)),
    ],
    sums: [row('Total', formatAud(order.total)), row('includes GST of', formatAud(quote.gst))],
  }
}

/** Name and address as on a label. */
export function addressLines({ customer }: Order): string {
  const place = [customer.city, customer.state, customer.postcode].filter((part) => part !== '').join(' ')
  return [customer.name, customer.address, place].filter((line) => line !== '').join('\n')
}

/** Where and when: to the door, or from the warehouse. */
export function deliveryFacts(order: Order, ...more: Row[]): Block {
  const rows = order.quote.dates.kind === 'pickup' ? pickupRows(order) : deliveryRows(order)
  return facts(...rows, ...more)
}

function deliveryRows(order: Order): Row[] {
  const { dates, estimate, label } = order.quote
  return [
    row('Service', label),
    row('Dispatch', dates.kind === 'delivery' ? `${longDate(dates.dispatchOn)}, 4PM` : ''),
    row('Arrives', `${deliveryDatesText(dates)} (${estimate.toLowerCase()})`),
    row('To', addressLines(order)),
    row('Phone', order.customer.phone),
    row('Notes', order.customer.notes),
  ]
}

function pickupRows(order: Order): Row[] {
  return [
    row('Where', `${factText.suburb}, warehouse`),
    row('From', deliveryDatesText(order.quote.dates)),
    row('Open', factText.pickupHours),
    row('For', order.customer.name),
    row('Phone', order.customer.phone),
    row('Notes', order.customer.notes),
  ]
}

export const phoneLink = ({ phone }: Seller): Words => ({
  label: phone,
  href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
})
