import type { OrderLeaf, OrderStatus } from 'schema-dts'
import type { PriceText } from '#shop/money/price-text.ts'
import { organizationId } from './node-ids.ts'

/** What the confirmation page shows of an order to its owner. */
export type ShownOrder = {
  orderNumber: string
  createdAt: string
  paymentStatus: string
  customerName: string
  productName: string
  /** Price of one. */
  productPrice: PriceText
  quantity: number
  /** Everything together, delivery included. */
  total: PriceText
}

const STATUS: Readonly<Record<string, OrderStatus>> = {
  paid: 'https://schema.org/OrderProcessing',
  processing: 'https://schema.org/OrderPaymentDue',
  unpaid: 'https://schema.org/OrderPaymentDue',
  refunded: 'https://schema.org/OrderReturned',
  partly_refunded: 'https://schema.org/OrderReturned',
  disputed: 'https://schema.org/OrderProblem',
}

export const orderThing = (order: ShownOrder, siteUrl: string): OrderLeaf => ({
  '@type': 'Order',
  orderNumber: order.orderNumber,
  orderDate: order.createdAt,
  orderStatus: STATUS[order.paymentStatus] ?? 'https://schema.org/OrderProcessing',
  merchant: { '@id': organizationId(siteUrl) },
  seller: { '@id': organizationId(siteUrl) },
  customer: { '@type': 'Person', name: order.customerName },
  partOfInvoice: {
    '@type': 'Invoice',
    totalPaymentDue: { '@type': 'MonetaryAmount', value: order.total, currency: 'AUD' },
  },
  acceptedOffer: {
    '@type': 'Offer',
    itemOffered: { '@type': 'Product', name: order.productName, url: `${siteUrl}/product` },
    price: order.productPrice,
    priceCurrency: 'AUD',
    eligibleQuantity: { '@type': 'QuantitativeValue', value: order.quantity },
  },
})
