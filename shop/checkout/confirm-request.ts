import * as z from 'zod/mini'
import { UnfinishedCustomerInfo } from './customer-info.ts'

/** Body of POST /api/orders/confirm. */
export const ConfirmRequest = z.object({
  paymentIntentId: z.string().check(z.regex(/^pi_[A-Za-z0-9_]{1,120}$/, 'That is not a payment')),
  /** Carried by the provider's redirect; proves that the payment is this buyer's when the cookie did not come along. */
  clientSecret: z.optional(z.string().check(z.maxLength(300))),
  customerInfo: z.optional(UnfinishedCustomerInfo),
  productId: z.optional(z.string().check(z.maxLength(64))),
})
export type ConfirmRequest = z.infer<typeof ConfirmRequest>
