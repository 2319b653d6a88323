import { formatAud } from '#shop/money/format-aud.ts'
import type { Order } from '#shop/orders/order.ts'
import { facts, row, type Block, type Words } from './letter/letter.ts'
import { addressLines } from './order-parts.ts'

export const ownerReason: Words[] = ['Sent by your shop to its owner.']

export function orderForOwner(order: Order): Block {
  return facts(
    row('Order', order.number),
    row('Total', formatAud(order.total)),
    row('Tubs', String(order.quote.lines.reduce((sum, { quantity }) => sum + quantity, 0))),
    row('Delivery', order.quote.label),
    row('Customer', addressLines(order)),
    row('E-mail', order.customer.email),
    row('Phone', order.customer.phone),
    row('Notes', order.customer.notes),
    row('Payment', order.paymentId ?? ''),
  )
}

/** A line to copy into the terminal of the machine that runs the shop. */
export const command = (does: string, line: string): Block => ({
  kind: 'command',
  does,
  line: `npm run shop -- ${line}`,
})
