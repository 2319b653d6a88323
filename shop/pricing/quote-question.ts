import * as z from 'zod/mini'
import { PLUNGE_ONE } from '#shop/catalogue/product.ts'
import { DeliveryMethod } from '#shop/shipping/delivery-method.ts'
import { Postcode } from '#shop/shipping/postcode.ts'
import type { WantedItem } from './lines.ts'

const Item = z.object({
  productId: z.string().check(z.maxLength(64)),
  quantity: z
    .int('A quantity is a whole number')
    .check(z.positive('A quantity is at least 1'), z.maximum(99)),
})

/** Body of POST /api/quote. */
export const QuoteQuestion = z.object({
  items: z.optional(z.array(Item).check(z.minLength(1, 'There is nothing to buy'), z.maxLength(20))),
  deliveryMethod: DeliveryMethod,
  postcode: z._default(z.union([z.literal(''), Postcode], 'A postcode has four digits'), ''),
})
export type QuoteQuestion = z.infer<typeof QuoteQuestion>

export const questionItems = (question: QuoteQuestion): readonly WantedItem[] =>
  question.items ?? [{ productId: PLUNGE_ONE, quantity: 1 }]
