import { fullName } from '#shop/catalogue/product.ts'
import { addCents, gstInside, type Cents } from '#shop/money/cents.ts'
import { priceLines, type PricedProduct, type QuoteLine, type WantedItem } from '#shop/pricing/lines.ts'
import { quote } from '#shop/pricing/quote.ts'
import type { QuoteRefusal } from '#shop/pricing/refusal.ts'
import { deliveryDatesText } from '#shop/shipping/date-text.ts'
import { SERVICE_ESTIMATE, SERVICE_LABEL } from '#shop/shipping/delivery-method.ts'
import { postcodeOrNull } from '#shop/shipping/postcode.ts'
import { ESTIMATED_SHIPPING } from '#shop/shipping/rates.ts'
import { err, ok, type Result } from '#platform/result.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** What the summary shows. `estimated`: nothing was chosen yet, so the usual delivery price stands in. */
export type CheckoutPrice = {
  readonly lines: readonly (QuoteLine & { readonly title: string })[]
  readonly productsTotal: Cents
  readonly shipping: Cents
  readonly gst: Cents
  readonly total: Cents
  readonly label: string
  readonly estimate: string
  readonly dateText: string | null
  readonly estimated: boolean
}

/** The page's price is the server's own function's answer; until a method and postcode are there it is an estimate. */
export function checkoutPrice(
  products: readonly PricedProduct[],
  items: readonly WantedItem[],
  form: Pick<CheckoutForm, 'deliveryMethod' | 'postcode'>,
  now: Date,
): Result<CheckoutPrice, QuoteRefusal> {
  const { deliveryMethod: method } = form
  const postcode = postcodeOrNull(form.postcode)
  if (method === 'pickup' || (method === 'delivery' && postcode !== null)) {
    const quoted = quote(products, { items, method, postcode, now })
    if (quoted.ok) {
      const { dates } = quoted.value
      return ok({
        ...quoted.value,
        lines: titled(quoted.value.lines),
        dateText: deliveryDatesText(dates),
        estimated: false,
      })
    }
    if (quoted.error.reason !== 'postcode-not-served') return quoted
  }
  const lines = priceLines(products, items)
  if (!lines.ok) return err(lines.error)
  const productsTotal = addCents(...lines.value.map((line) => line.lineTotal))
  const total = addCents(productsTotal, ESTIMATED_SHIPPING)
  return ok({
    lines: titled(lines.value),
    productsTotal,
    shipping: ESTIMATED_SHIPPING,
    gst: gstInside(total),
    total,
    label: SERVICE_LABEL.sydney,
    estimate: SERVICE_ESTIMATE.sydney,
    dateText: null,
    estimated: true,
  })
}

const titled = (lines: readonly QuoteLine[]) => lines.map((line) => ({ ...line, title: fullName(line) }))
