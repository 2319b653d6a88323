import type { FieldsOption } from '@stripe/stripe-js'
import { IntegrationError } from '#sandbox/stripe/browser/integration-error.ts'

const ADDRESS = ['line1', 'line2', 'city', 'state', 'country', 'postal_code'].map((part) => `address.${part}`)
const EVERYTHING = ['name', 'email', 'phone', ...ADDRESS]

/** The billing fields that the shop promised to send itself, as paths: `address.postal_code`. */
export function promisedByShop(fields: FieldsOption | undefined): string[] {
  const asked = fields?.billingDetails
  if (asked === undefined || asked === 'auto') return []
  if (asked === 'never') return EVERYTHING
  const { address, ...rest } = asked
  const own = Object.entries(rest).flatMap(([name, option]) => (option === 'never' ? [name] : []))
  if (address === 'never') return [...own, ...ADDRESS]
  const parts = typeof address === 'object' ? Object.entries(address) : []
  const inAddress = parts.flatMap(([name, option]) =>
    option === 'never' ? [`address.${snakeCase(name)}`] : [],
  )
  return [...own, ...inAddress]
}

/** Stripe refuses a payment whose shop hid a billing field and then did not send it: a promise that is easy to forget. */
export function checkPromises(promised: readonly string[], billingDetails: object | undefined) {
  const missing = promised.filter((path) => read(billingDetails, path.split('.')) === undefined)
  if (missing.length === 0) return
  throw new IntegrationError(
    `The payment Element's fields option says 'never' for ${missing.join(', ')}, so confirmParams.payment_method_data.billing_details must hold them.`,
  )
}

function read(from: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return from
  if (!from || typeof from !== 'object') return undefined
  return read(Object.getOwnPropertyDescriptor(from, name)?.value, rest)
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
