import { NO_MONEY } from '#shop/money/cents.ts'
import { toPriceText, type PriceText } from '#shop/money/price-text.ts'
import { fullName } from '#shop/catalogue/product.ts'
import { toQuoteJson } from '#shop/pricing/quote-json.ts'
import type { DeliveryDates } from '#shop/shipping/delivery-dates.ts'
import { maskedCustomer } from './mask.ts'
import type { Order } from './order.ts'
import type { OrderStatus, PaymentStatus } from './order-status.ts'

/** Answer of GET /api/orders/{orderNumber} and POST /api/orders/confirm. */
export type OrderJson = {
  id: string
  orderNumber: string
  status: OrderStatus
  customerName: string
  customerEmail: string
  customerPhone: string
  shippingAddress: string
  city: string
  state: string
  postcode: string
  deliveryNotes: string
  productId: string
  productName: string
  /** Of one tub. */
  productPrice: PriceText
  quantity: number
  shippingCost: string
  gst: string
  total: PriceText
  refunded: string
  paymentStatus: PaymentStatus
  deliveryMethod: string
  deliveryLabel: string
  estimatedDelivery: string
  dates: DeliveryDates
  carrier: string | null
  tracking: string | null
  dispatchedOn: string | null
  createdAt: string
  /** True when shown to someone who only knows the number: personal data is hidden. */
  masked: boolean
  buyNow: boolean
}

export function toOrderJson(order: Order, { masked }: { masked: boolean }): OrderJson {
  const { quote } = order
  const customer = masked ? maskedCustomer(order.customer) : order.customer
  const [line] = quote.lines
  const shown = toQuoteJson(quote)
  return {
    id: order.id,
    orderNumber: order.number,
    status: order.status,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    shippingAddress: customer.address,
    city: customer.city,
    state: customer.state,
    postcode: customer.postcode,
    deliveryNotes: customer.notes,
    productId: line?.productId ?? '',
    productName: line ? fullName(line) : '',
    productPrice: toPriceText(line?.unitPrice ?? NO_MONEY),
    quantity: quote.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    shippingCost: shown.shipping,
    gst: shown.gst,
    total: toPriceText(order.total),
    refunded: toPriceText(order.refunded),
    paymentStatus: order.paymentStatus,
    deliveryMethod: order.method,
    deliveryLabel: quote.label,
    estimatedDelivery: quote.estimate,
    dates: quote.dates,
    carrier: order.carrier,
    tracking: masked ? null : order.tracking,
    dispatchedOn: order.dispatchedOn,
    createdAt: (order.paidAt ?? order.createdAt).toISOString(),
    masked,
    buyNow: order.buyNow,
  }
}
