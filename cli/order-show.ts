import type { Command } from 'commander'
import { fullName } from '#shop/catalogue/product.ts'
import { cents } from '#shop/money/cents.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { orderHistory, type OrderHistory } from '#shop/orders/order-history.server.ts'
import { toOrderJson } from '#shop/orders/order-json.ts'
import type { Order } from '#shop/orders/order.ts'
import { deliveryDatesText } from '#shop/shipping/date-text.ts'
import { withExamples } from './examples.ts'
import { findOrder } from './find-order.ts'
import { paymentCell, placeOf, statusCell } from './order-words.ts'
import type { Out } from './terminal/printer.ts'
import type { Cell } from './terminal/table.ts'
import type { Tool } from './tool.ts'
import { when } from './when.ts'

export function addShow(order: Command, tool: Tool): void {
  const command = order
    .command('show')
    .description('Everything about an order: buyer, items, payment, what happened, mail')
    .argument('<number>', 'order number')
  withExamples(command, 'order show PO-7K3M9XQ2', 'order show po7k3m9xq2 --json').action(
    async (typed: string) => {
      const found = await findOrder(tool, typed)
      const history = await orderHistory((await tool.database()).db, found.id)
      const json = toOrderJson(found, { masked: false })
      const { paymentId, holdReason, invoiceNumber } = found
      tool.print.result({ ...json, paymentId, holdReason, invoiceNumber, ...history }, (out) => {
        out.title(`Order ${found.number}`)
        out.fields(fieldsOf(found))
        showHistory(out, history)
      })
    },
  )
}

/** Left out where there is nothing to say. */
const given = (name: string, value: string | null): [string, Cell][] => (value ? [[name, value]] : [])

function fieldsOf(order: Order): [string, Cell][] {
  const { customer, quote } = order
  return [
    ['Status', statusCell(order)],
    ...given('Held because', order.status === 'held' ? order.holdReason : null),
    ['Name', customer.name],
    ['E-mail', customer.email],
    ...given('Phone', customer.phone),
    ['To', placeOf(order)],
    ...given('Notes', customer.notes),
    ...quote.lines.map((line): [string, Cell] => [
      'Item',
      `${line.quantity} × ${fullName(line)}, ${formatAud(line.unitPrice)} each`,
    ]),
    ['Delivery', `${quote.label}, ${formatAud(quote.shipping)}`],
    ['Promised', deliveryDatesText(quote.dates)],
    ['Total', `${formatAud(order.total)}, includes GST of ${formatAud(quote.gst)}`],
    ['Payment', paymentCell(order)],
    ...given('Reference', order.paymentId),
    ...given('Refunded', order.refunded > 0 ? formatAud(order.refunded) : null),
    ...given('Invoice', order.invoiceNumber === null ? null : String(order.invoiceNumber)),
    ...given('Carrier', order.carrier),
    ...given('Tracking', order.tracking),
    ...given('Dispatched', order.dispatchedOn),
    ['Ordered', when(order.createdAt)],
    ...given('Paid', order.paidAt && when(order.paidAt)),
  ]
}

function showHistory(out: Out, { events, refunds, mails }: OrderHistory): void {
  if (refunds.length > 0) {
    out.line()
    out.table(
      [
        { title: 'Refund' },
        { title: 'Amount', align: 'right' },
        { title: 'Note', align: 'right' },
        { title: 'State' },
      ],
      refunds.map((refund) => [
        when(refund.createdAt),
        formatAud(cents(refund.amountCents)),
        String(refund.adjustmentNoteNumber),
        refund.status,
      ]),
    )
  }
  out.line()
  out.table(
    [{ title: 'When' }, { title: 'What' }, { title: 'Detail' }],
    events.map(({ at, kind, detail }) => [when(at), kind, detailText(detail)]),
  )
  if (mails.length === 0) return
  out.line()
  out.table(
    [{ title: 'Mail' }, { title: 'Kind' }, { title: 'State' }, { title: 'To' }],
    mails.map((mail) => [mail.id.slice(0, 8), mail.kind, mail.status, mail.recipient]),
  )
}

/** Amounts in events are cents. */
function detailText(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .filter(([name, value]) => name !== 'key' && value !== null)
    .map(([name, value]) => {
      const money = typeof value === 'number' && (name === 'amount' || name === 'received')
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return name === 'text' ? text : `${name} ${money ? formatAud(cents(value)) : text}`
    })
    .join(', ')
}
