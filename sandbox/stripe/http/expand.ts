import type { Kind } from '#sandbox/stripe/state/kinds.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { refundsOf } from '#sandbox/stripe/payments/refunds-of.ts'
import { invalidRequest } from './errors.ts'

type Json = { [field: string]: unknown }

const LINKS: { [object: string]: { [field: string]: Kind } } = {
  payment_intent: { latest_charge: 'charge', payment_method: 'payment_method' },
  charge: { payment_intent: 'payment_intent' },
  refund: { charge: 'charge', payment_intent: 'payment_intent', payment_method: 'payment_method' },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
}

/** Expandable at Stripe, and always null here. */
const ALWAYS_NULL = new Set([
  'application',
  'application_fee',
  'balance_transaction',
  'customer',
  'failure_balance_transaction',
  'on_behalf_of',
  'payment_record',
  'review',
  'source',
  'source_transfer',
  'source_transfer_reversal',
  'transfer_reversal',
])

const DEEPEST = 4

/** Replaces ids by the objects they name, along paths such as `latest_charge.refunds` or `data.payment_method`. */
export function expand(world: World, answer: object, paths: string[]): object {
  return paths.reduce<object>((expanded, path) => {
    const steps = path.split('.')
    if (steps.length > DEEPEST) throw cannotExpand(path)
    // Answers are plain JSON objects; no other shape leaves the sandbox.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return walk(world, expanded as Json, steps, path)
  }, answer)
}

function walk(world: World, here: Json, steps: string[], path: string): Json {
  const [step, ...rest] = steps
  if (step === undefined) return here
  if (here['object'] === 'list' && step === 'data' && Array.isArray(here['data'])) {
    return { ...here, data: here['data'].map((item: Json) => walk(world, item, rest, path)) }
  }
  const linked = follow(world, here, step, path)
  return { ...here, [step]: isJson(linked) ? walk(world, linked, rest, path) : linked }
}

function follow(world: World, here: Json, step: string, path: string): unknown {
  const object = String(here['object'])
  const value = here[step]
  if (isJson(value)) return value
  const kind = LINKS[object]?.[step]
  if (kind !== undefined && step in here)
    return typeof value === 'string' ? world.store.get(kind, value) : value
  if (object === 'charge' && step === 'refunds') return refundsOf(world, String(here['id']))
  if (ALWAYS_NULL.has(step) && step in here) return value
  throw cannotExpand(path)
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

const cannotExpand = (path: string) =>
  invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
