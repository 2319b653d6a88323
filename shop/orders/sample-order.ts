import { addCents, gstInside, type Cents } from '#shop/money/cents.ts'
import { toPriceText } from '#shop/money/price-text.ts'
import { MODEL_TITLE, PLUNGE_ONE } from '#shop/catalogue/product.ts'
import { deliveryDates } from '#shop/shipping/delivery-dates.ts'
import { SERVICE_ESTIMATE, SERVICE_LABEL } from '#shop/shipping/delivery-method.ts'
import { ESTIMATED_SHIPPING } from '#shop/shipping/rates.ts'
import type { OrderJson } from './order-json.ts'
import type { TimelineStep } from './timeline.ts'

export const SAMPLE_NUMBER = 'PO-SAMPLE22'
export const SAMPLE_BUYER = 'Alex Sample'

/** What ?preview=true shows: an order that nobody made. */
export function sampleOrder(price: Cents, now: Date): OrderJson {
  const total = addCents(price, ESTIMATED_SHIPPING)
  return {
    id: '00000000-0000-4000-8000-000000000000',
    orderNumber: SAMPLE_NUMBER,
    status: 'paid',
    customerName: SAMPLE_BUYER,
    customerEmail: 'alex@example.com',
    customerPhone: '0491 570 156',
    shippingAddress: '1 Sample Street',
    city: 'Sydney',
    state: 'NSW',
    postcode: '2000',
    deliveryNotes: '',
    productId: PLUNGE_ONE,
    productName: MODEL_TITLE,
    productPrice: toPriceText(price),
    quantity: 1,
    shippingCost: toPriceText(ESTIMATED_SHIPPING),
    gst: toPriceText(gstInside(total)),
    total: toPriceText(total),
    refunded: '0.00',
    paymentStatus: 'paid',
    deliveryMethod: 'delivery',
    deliveryLabel: SERVICE_LABEL.sydney,
    estimatedDelivery: SERVICE_ESTIMATE.sydney,
    dates: deliveryDates('sydney', now),
    carrier: null,
    tracking: null,
    dispatchedOn: null,
    createdAt: now.toISOString(),
    masked: false,
    buyNow: true,
  }
}

/** The sample always shows the text of the specification, whatever the hour. */
export const sampleTimeline = (steps: readonly TimelineStep[]): readonly TimelineStep[] =>
  steps.map((step) => (step.title === 'Dispatch' ? { ...step, text: 'Today 4PM' } : step))
