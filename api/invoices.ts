import { Hono, type Context } from 'hono'
import type { Db } from '#platform/database.server.ts'
import { adjustmentsOf } from '#shop/invoice/adjustment-store.server.ts'
import { isInvoiced } from '#shop/invoice/invoice-paper.ts'
import { renderAdjustmentNote, renderInvoice } from '#shop/invoice/render-invoice.server.ts'
import type { Seller } from '#shop/invoice/seller.ts'
import type { Order } from '#shop/orders/order.ts'
import { readOrderNumber } from '#shop/orders/order-number.ts'
import { findOrderByNumber } from '#shop/orders/order-store.server.ts'
import { ApiError, notFound } from './errors.ts'

type Services = {
  db: Db
  seller: Seller
  /** The browser that bought, or whoever holds the signed link. */
  mayReadOrder: (c: Context, order: Order) => boolean
}

/** Mounted at /orders. An invoice shows name and address, so the number alone opens none. */
export function invoices({ db, seller, mayReadOrder }: Services): Hono {
  async function invoicedOrder(c: Context): Promise<Order> {
    const number = readOrderNumber(c.req.param('number') ?? '')
    const order = number === null ? null : await findOrderByNumber(db, number)
    if (!order || !isInvoiced(order)) throw notFound('There is no invoice for that order.')
    if (mayReadOrder(c, order)) return order
    throw new ApiError(403, {
      error: 'Please open the link in your order e-mail to get the invoice.',
      code: 'forbidden',
    })
  }

  return new Hono()
    .get('/:number/invoice.pdf', async (c) => {
      const order = await invoicedOrder(c)
      return pdf(c, await renderInvoice(order, seller), `invoice-${order.invoiceNumber}.pdf`)
    })
    .get('/:number/adjustment-notes/:note{[0-9]+\\.pdf}', async (c) => {
      const order = await invoicedOrder(c)
      const wanted = Number.parseInt(c.req.param('note'), 10)
      const note = (await adjustmentsOf(db, order.id)).find(({ number }) => number === wanted)
      if (!note) throw notFound('There is no such adjustment note for that order.')
      return pdf(c, await renderAdjustmentNote(order, note, seller), `adjustment-note-${wanted}.pdf`)
    })
}

function pdf(c: Context, content: Uint8Array, filename: string): Response {
  return c.body(Buffer.from(content), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${filename}"`,
    'cache-control': 'private, no-store',
  })
}
