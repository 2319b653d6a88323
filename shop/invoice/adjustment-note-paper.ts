import { cents, gstInside, timesCents, type Cents } from '#shop/money/cents.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { buyerLines } from './buyer-lines.ts'
import type { InvoicedOrder } from './invoice-paper.ts'
import { issueDate } from './issue-date.ts'
import type { Column, Paper } from './paper.ts'
import { sellerLines, type Seller } from './seller.ts'

/** One refund, and what had been refunded of the order before it. */
export type Adjustment = {
  readonly number: number
  readonly amount: Cents
  readonly refundedBefore: Cents
  readonly reason: string
  readonly issuedAt: Date
}

const COLUMNS: readonly Column[] = [
  { label: 'Adjustment', share: 0.62, align: 'left' },
  { label: 'Price including GST', share: 0.19, align: 'right' },
  { label: 'GST included', share: 0.19, align: 'right' },
]

/** The tax office's counterpart of an invoice: what the price was, what it is now, and by how much the GST falls. */
export function adjustmentNotePaper(order: InvoicedOrder, adjustment: Adjustment, seller: Seller): Paper {
  const before = cents(order.total - adjustment.refundedBefore)
  const after = cents(before - adjustment.amount)
  // As a difference, so that the notes of several part refunds add up to the cent.
  const gst = cents(gstInside(before) - gstInside(after))
  return {
    title: seller.abn === null ? 'Sample, not an adjustment note' : 'Adjustment note',
    facts: [
      { label: 'Note number', value: String(adjustment.number) },
      { label: 'Date of issue', value: issueDate(adjustment.issuedAt) },
      { label: 'To tax invoice', value: `${order.invoiceNumber} of ${issueDate(order.paidAt)}` },
      { label: 'Order', value: order.number },
    ],
    seller: sellerLines(seller),
    buyer: buyerLines(order),
    columns: COLUMNS,
    rows: [
      row('Price before this adjustment', before, gstInside(before)),
      row(`Refund: ${reasonText(adjustment.reason)}`, timesCents(adjustment.amount, -1), timesCents(gst, -1)),
      row('Price after this adjustment', after, gstInside(after)),
    ],
    totals: [
      { label: 'Refunded to you, including GST', value: formatAud(adjustment.amount), strong: true },
      { label: 'GST reduced by', value: formatAud(gst) },
    ],
    notes: [
      'All amounts are in Australian dollars. The refund goes to the card or account that paid for the order.',
      ...(seller.abn === null
        ? [
            'This shop has no Australian Business Number yet: this is a sample, and nothing can be claimed with it.',
          ]
        : []),
    ],
  }
}

const row = (label: string, price: Cents, included: Cents) => [label, formatAud(price), formatAud(included)]

const REASONS: Readonly<Record<string, string>> = {
  requested_by_customer: 'requested by the buyer',
  duplicate: 'charged twice',
  fraudulent: 'payment not authorised',
  expired_uncaptured_charge: 'payment not collected',
  '': 'price of the order reduced',
}

const reasonText = (reason: string): string => REASONS[reason] ?? reason
