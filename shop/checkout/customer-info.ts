import * as z from 'zod/mini'
import { DeliveryAddress, DeliveryNotes, UnfinishedAddress } from '#shop/shipping/address.ts'
import { DeliveryMethod } from '#shop/shipping/delivery-method.ts'
import { optionalLine, requiredLine } from '#shop/shipping/single-line.ts'
import { EmailAddress, LIKE_THIS } from './email-address.ts'

export const NAME_MAX = 100
export const PHONE_MAX = 30

const Phone = optionalLine('Phone', PHONE_MAX).check(
  z.regex(/^[+()\d\s./-]*$/, 'A phone number has digits, spaces and + ( ) - only'),
)

const Contact = { phone: z._default(Phone, ''), notes: z._default(DeliveryNotes, '') }

/** The form while it is being filled in: everything may still be empty, nothing may be malformed. */
export const UnfinishedCustomerInfo = z.object({
  name: z._default(optionalLine('Full Name', NAME_MAX), ''),
  email: z._default(z.union([z.literal(''), EmailAddress], LIKE_THIS), ''),
  ...Contact,
  address: z._default(UnfinishedAddress.shape.address, ''),
  city: z._default(UnfinishedAddress.shape.city, ''),
  state: z._default(UnfinishedAddress.shape.state, ''),
  postcode: z._default(UnfinishedAddress.shape.postcode, ''),
  deliveryMethod: DeliveryMethod,
})
export type UnfinishedCustomerInfo = z.infer<typeof UnfinishedCustomerInfo>

const Person = { name: requiredLine('Full Name', NAME_MAX), email: EmailAddress, ...Contact }

const ForPickup = z.object({ ...Person, deliveryMethod: z.literal('pickup') })
const ForDelivery = z.object({ ...Person, deliveryMethod: z.literal('delivery') })

export type FieldMessages = Record<string, string>

/** What is still missing or wrong at Pay, by field; empty when the buyer may pay. */
export function missingAtPay(info: { readonly deliveryMethod: string }): FieldMessages {
  if (info.deliveryMethod === 'pickup') return messagesOf(ForPickup.safeParse(info))
  return { ...messagesOf(DeliveryAddress.safeParse(info)), ...messagesOf(ForDelivery.safeParse(info)) }
}

type Parsed =
  | { success: true }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }

/** The first message of each field: a person mends one thing at a time. */
export function messagesOf(parsed: Parsed, prefix = ''): FieldMessages {
  const messages: FieldMessages = {}
  if (parsed.success) return messages
  for (const { path, message } of parsed.error.issues) messages[prefix + path.join('.')] ??= message
  return messages
}
