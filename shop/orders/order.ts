import type { Cents } from '#shop/money/cents.ts'
import type { Quote } from '#shop/pricing/quote.ts'
import type { DeliveryMethod } from '#shop/shipping/delivery-method.ts'
import type { OrderStatus, PaymentStatus } from './order-status.ts'

export type Customer = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly notes: string
}

export type Order = {
  readonly id: string
  readonly number: string
  readonly sessionId: string | null
  readonly status: OrderStatus
  readonly paymentId: string | null
  readonly paymentStatus: PaymentStatus
  /** As priced when the buyer pressed Pay: later prices change nothing. */
  readonly quote: Quote
  readonly total: Cents
  readonly refunded: Cents
  readonly method: DeliveryMethod
  readonly customer: Customer
  readonly payingTab: string | null
  readonly payingSince: Date | null
  readonly buyNow: boolean
  readonly holdReason: string | null
  readonly invoiceNumber: number | null
  readonly carrier: string | null
  readonly tracking: string | null
  readonly dispatchedOn: string | null
  readonly stockTaken: boolean
  readonly createdAt: Date
  readonly paidAt: Date | null
}
