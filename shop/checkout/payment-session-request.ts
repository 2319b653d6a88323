import * as z from 'zod/mini'
import { PLUNGE_ONE } from '#shop/catalogue/product.ts'
import type { WantedItem } from '#shop/pricing/lines.ts'
import { UnfinishedCustomerInfo } from './customer-info.ts'

const ID_MAX = 64
const MOST_LINES = 20

const Item = z.object({
  productId: z.string().check(z.maxLength(ID_MAX)),
  quantity: z
    .int('A quantity is a whole number')
    .check(z.positive('A quantity is at least 1'), z.maximum(99, 'That is more than we can sell at once')),
})

/** Body of POST /api/payment-intents/init and /api/create-payment-intent. */
export const PaymentSessionRequest = z.object({
  /** What the page shows, in cents. It decides nothing: another amount than our quote is refused. */
  amount: z.int('An amount is a whole number of cents').check(z.positive('An amount is above zero')),
  /** Accepted because the specification lists it; names come from the catalogue. */
  productName: z.optional(z.string().check(z.maxLength(200))),
  productId: z.optional(z.string().check(z.maxLength(ID_MAX))),
  items: z.optional(z.array(Item).check(z.minLength(1, 'There is nothing to buy'), z.maxLength(MOST_LINES))),
  customerInfo: UnfinishedCustomerInfo,
  /** Which page asks: the one where Pay was pressed keeps the price while it pays. */
  tab: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** Pay was pressed: everything must be complete now. */
  paying: z.optional(z.boolean()),
  /** Bought directly from the product page: the cart stays as it is. */
  buyNow: z.optional(z.boolean()),
})
export type PaymentSessionRequest = z.infer<typeof PaymentSessionRequest>

export const wantedItems = (request: PaymentSessionRequest): readonly WantedItem[] =>
  request.items ?? [{ productId: request.productId ?? PLUNGE_ONE, quantity: 1 }]
