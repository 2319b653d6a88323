import type { Order } from '#shop/orders/order.ts'
import { adjustmentNotePaper, type Adjustment } from './adjustment-note-paper.ts'
import { drawPaper } from './draw-paper.server.ts'
import { invoicePaper, isInvoiced } from './invoice-paper.ts'
import type { Paper } from './paper.ts'
import { loadFonts } from './pdf-fonts.server.ts'
import type { Seller } from './seller.ts'

/** The tax invoice as a PDF. Throws for an order that has none: ask `isInvoiced` first. */
export async function renderInvoice(order: Order, seller: Seller): Promise<Uint8Array> {
  if (!isInvoiced(order)) throw new Error(`Order ${order.number} has no invoice`)
  return renderPaper(invoicePaper(order, seller))
}

export async function renderAdjustmentNote(
  order: Order,
  adjustment: Adjustment,
  seller: Seller,
): Promise<Uint8Array> {
  if (!isInvoiced(order)) throw new Error(`Order ${order.number} has no invoice that could be adjusted`)
  return renderPaper(adjustmentNotePaper(order, adjustment, seller))
}

async function renderPaper(paper: Paper): Promise<Uint8Array> {
  library ??= openLibrary()
  const { pdf, print } = await library
  return pdf.renderToBuffer(drawPaper(pdf, paper, print))
}

/** Loaded with the first invoice: it takes longer to load than the rest of the server takes to start. */
let library: ReturnType<typeof openLibrary> | undefined

async function openLibrary() {
  const pdf = await import('@react-pdf/renderer')
  return { pdf, print: await loadFonts(pdf.Font) }
}
