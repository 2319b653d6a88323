import type Stripe from 'stripe'
import { invalidRequest } from './errors.ts'
import type { Reader } from './params.ts'

const MOST_KEYS = 50
const LONGEST_KEY = 40
const LONGEST_VALUE = 500

/** null when the whole of it is to be unset. */
export const metadataParam: Reader<Stripe.Metadata | null> = (value, param) => {
  if (value === '') return null
  if (typeof value === 'string') throw invalidRequest('Invalid object', { param })
  const entries = Object.entries(value).map(([key, text]): [string, string] => {
    const name = `${param}[${key}]`
    if (typeof text !== 'string') throw invalidRequest('Metadata values must be strings.', { param: name })
    if (key.length > LONGEST_KEY) {
      throw invalidRequest(`Metadata keys can be up to ${LONGEST_KEY} characters long.`, { param: name })
    }
    if (text.length > LONGEST_VALUE) {
      throw invalidRequest(`Metadata values can be up to ${LONGEST_VALUE} characters long.`, { param: name })
    }
    return [key, text]
  })
  return Object.fromEntries(entries)
}

/** New keys are added, given ones replaced, those given as '' removed; null empties it. */
export function mergeMetadata(
  old: Stripe.Metadata,
  change: Stripe.Metadata | null | undefined,
): Stripe.Metadata {
  if (change === undefined) return old
  if (change === null) return {}
  const merged = Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, text]) => text !== ''))
  if (Object.keys(merged).length <= MOST_KEYS) return merged
  throw invalidRequest(`Metadata can hold up to ${MOST_KEYS} keys.`, { param: 'metadata' })
}
