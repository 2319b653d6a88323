import { sql } from 'drizzle-orm'
import { bigint, boolean, date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Quote } from '#shop/pricing/quote.ts'
import type { DeliveryMethod } from '#shop/shipping/delivery-method.ts'
import type { OrderStatus, PaymentStatus } from './order-status.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const amount = (name: string) => bigint(name, { mode: 'number' })

export const orders = pgTable('orders', {
  id: uuid().primaryKey(),
  number: text().notNull(),
  sessionId: text('session_id'),
  status: text().$type<OrderStatus>().notNull(),
  paymentId: text('payment_intent_id'),
  paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('unpaid'),
  quote: jsonb().$type<Quote>().notNull(),
  totalCents: amount('total_cents').notNull(),
  refundedCents: amount('refunded_cents').notNull().default(0),
  method: text('delivery_method').$type<DeliveryMethod>().notNull(),
  name: text('customer_name').notNull().default(''),
  email: text('customer_email').notNull().default(''),
  phone: text('customer_phone').notNull().default(''),
  address: text('shipping_address').notNull().default(''),
  city: text().notNull().default(''),
  state: text().notNull().default(''),
  postcode: text().notNull().default(''),
  notes: text('delivery_notes').notNull().default(''),
  payingTab: text('paying_tab'),
  payingSince: moment('paying_since'),
  checkedAt: moment('checked_at'),
  buyNow: boolean('buy_now').notNull().default(false),
  holdReason: text('hold_reason'),
  invoiceNumber: amount('invoice_number'),
  carrier: text(),
  tracking: text(),
  dispatchedOn: date('dispatched_on'),
  stockTaken: boolean('stock_taken').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  paidAt: moment('paid_at'),
})

export const orderEvents = pgTable('order_events', {
  id: amount('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  at: moment('at').notNull(),
  kind: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull(),
})

export const refunds = pgTable('refunds', {
  id: text().primaryKey(),
  orderId: uuid('order_id').notNull(),
  amountCents: amount('amount_cents').notNull(),
  status: text().notNull(),
  reason: text().notNull().default(''),
  adjustmentNoteNumber: amount('adjustment_note_number')
    .notNull()
    .default(sql`nextval('adjustment_note_numbers')`),
  createdAt: moment('created_at').notNull(),
})

export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: moment('received_at').notNull(),
})
