import { z } from 'zod'
import { adjustmentsOf } from '#shop/invoice/adjustment-store.server.ts'
import { isInvoiced } from '#shop/invoice/invoice-paper.ts'
import { renderAdjustmentNote, renderInvoice } from '#shop/invoice/render-invoice.server.ts'
import type { Attachment } from '#shop/mail/rendered-mail.ts'
import { orderConfirmation } from '#shop/mail/templates/order-confirmation.ts'
import { refunded } from '#shop/mail/templates/refunded.ts'
import { cents } from '#shop/money/cents.ts'
import { buyersMail, orderOf } from './order.server.ts'
import type { Writer } from './writer.server.ts'

const pdf = (filename: string, content: Uint8Array): Attachment => ({
  filename,
  content,
  contentType: 'application/pdf',
})

export const writeOrderConfirmation: Writer = async (desk, mail) => {
  const order = await orderOf(desk, mail)
  if (!order) return null
  const invoice = await renderInvoice(order, desk.seller)
  const name = desk.seller.abn === null ? 'sample-invoice' : 'tax-invoice'
  return {
    letter: orderConfirmation(buyersMail(desk, order)),
    attachments: [pdf(`${name}-${order.invoiceNumber}.pdf`, invoice)],
  }
}

const RefundDetail = z.object({ refundId: z.string(), amount: z.number().int() })

export const writeRefunded: Writer = async (desk, mail) => {
  const order = await orderOf(desk, mail)
  if (!order) return null
  const { refundId, amount } = RefundDetail.parse(mail.detail)
  const adjustments = isInvoiced(order) ? await adjustmentsOf(desk.db, order.id) : []
  const adjustment = adjustments.find((one) => one.refundId === refundId)
  const letter = refunded({
    ...buyersMail(desk, order),
    amount: cents(amount),
    note: adjustment?.number ?? null,
  })
  if (!adjustment) return { letter }
  const note = await renderAdjustmentNote(order, adjustment, desk.seller)
  return { letter, attachments: [pdf(`adjustment-note-${adjustment.number}.pdf`, note)] }
}
