export const ORDER_STATUSES = [
  'awaiting_payment',
  'paid',
  'held',
  'dispatched',
  'ready',
  'delivered',
  'refunded',
  'oversold',
  'expired',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The order's life. What is not in this table does not happen. */
export const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  awaiting_payment: ['paid', 'held', 'oversold', 'expired'],
  paid: ['dispatched', 'ready', 'refunded'],
  held: ['paid', 'oversold', 'refunded'],
  dispatched: ['delivered', 'refunded'],
  ready: ['delivered', 'refunded'],
  delivered: ['refunded'],
  oversold: ['refunded'],
  refunded: [],
  // A payment that was under way when we gave up waiting still counts.
  expired: ['paid', 'held', 'oversold'],
}

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to)

/** A draft is a checkout that nobody paid: not an order yet, and not shown as one. */
export const isDraft = (status: OrderStatus): boolean => status === 'awaiting_payment' || status === 'expired'

export const PAYMENT_STATUSES = [
  'unpaid',
  'processing',
  'paid',
  'refunded',
  'partly_refunded',
  'disputed',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
