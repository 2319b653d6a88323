import type { ClickResolveDetails } from '@stripe/stripe-js'
import { fullName } from '#shop/catalogue/product.ts'
import { addCents, type Cents } from '#shop/money/cents.ts'
import { priceDelivery } from '#shop/pricing/delivery-price.ts'
import { priceLines, type PricedProduct, type WantedItem } from '#shop/pricing/lines.ts'
import { SERVICE_ESTIMATE, SERVICE_LABEL } from '#shop/shipping/delivery-method.ts'
import { postcodeOrNull } from '#shop/shipping/postcode.ts'
import { ESTIMATED_SHIPPING, SHIPPING_RATE } from '#shop/shipping/rates.ts'

type Rates = NonNullable<ClickResolveDetails['shippingRates']>
type Lines = NonNullable<ClickResolveDetails['lineItems']>

export type ExpressOffer = { shippingRates: Rates; lineItems: Lines; productsTotal: Cents; amount: Cents }

/**
 * What a wallet's sheet offers: delivery to its address and pickup. Without a postcode the usual delivery price stands
 * in until the sheet knows one.
 */
export function expressOffer(
  products: readonly PricedProduct[],
  items: readonly WantedItem[],
  postcodeText: string | null,
  now: Date,
): ExpressOffer | null {
  const lines = priceLines(products, items)
  if (!lines.ok) return null
  const delivery = deliveryRate(postcodeText, now)
  if (delivery === null) return null
  const pickup = {
    id: 'pickup',
    displayName: SERVICE_LABEL.pickup,
    amount: SHIPPING_RATE.pickup,
    deliveryEstimate: SERVICE_ESTIMATE.pickup,
  }
  const productsTotal = addCents(...lines.value.map((line) => line.lineTotal))
  return {
    shippingRates: [delivery, pickup],
    lineItems: lines.value.map((line) => ({
      name: `${fullName(line)} × ${line.quantity}`,
      amount: line.lineTotal,
    })),
    productsTotal,
    amount: addCents(productsTotal, delivery.amount),
  }
}

function deliveryRate(postcodeText: string | null, now: Date) {
  if (postcodeText === null) return rate(SERVICE_LABEL.sydney, ESTIMATED_SHIPPING, SERVICE_ESTIMATE.sydney)
  const priced = priceDelivery({ method: 'delivery', postcode: postcodeOrNull(postcodeText), now })
  return priced.ok ? rate(priced.value.label, priced.value.shipping, priced.value.estimate) : null
}

const rate = (displayName: string, amount: Cents, deliveryEstimate: string) => ({
  id: 'delivery',
  displayName,
  amount,
  deliveryEstimate,
})
