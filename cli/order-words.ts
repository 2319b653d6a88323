import type { OrderStatus, PaymentStatus } from '#shop/orders/order-status.ts'
import type { Order } from '#shop/orders/order.ts'
import type { Cell } from './terminal/table.ts'

const STATUS: Readonly<Record<OrderStatus, Cell>> = {
  awaiting_payment: { text: 'not paid', look: 'quiet' },
  expired: { text: 'not paid', look: 'quiet' },
  paid: { text: 'to dispatch', look: 'warning' },
  held: { text: 'held', look: 'bad' },
  dispatched: 'dispatched',
  ready: 'ready to fetch',
  delivered: { text: 'delivered', look: 'good' },
  refunded: { text: 'refunded', look: 'quiet' },
  oversold: { text: 'oversold', look: 'bad' },
}

const PAYMENT: Readonly<Record<PaymentStatus, Cell>> = {
  unpaid: 'unpaid',
  processing: 'processing',
  paid: 'paid',
  refunded: { text: 'refunded', look: 'quiet' },
  partly_refunded: { text: 'partly refunded', look: 'warning' },
  disputed: { text: 'disputed', look: 'bad' },
}

export function statusCell(order: Pick<Order, 'status' | 'method'>): Cell {
  if (order.status === 'paid' && order.method === 'pickup') return { text: 'to make ready', look: 'warning' }
  if (order.status === 'delivered' && order.method === 'pickup') return { text: 'fetched', look: 'good' }
  return STATUS[order.status]
}

export const paymentCell = (order: Pick<Order, 'paymentStatus'>): Cell => PAYMENT[order.paymentStatus]

export const quantityOf = (order: Pick<Order, 'quote'>): number =>
  order.quote.lines.reduce((sum, { quantity }) => sum + quantity, 0)

export function placeOf({ method, customer }: Pick<Order, 'method' | 'customer'>): string {
  if (method === 'pickup') return 'pickup'
  return [customer.address, customer.city, customer.state, customer.postcode].filter(Boolean).join(' ')
}
