import fc from 'fast-check'
import { hostileNumber, hostileText, hostileValue } from './hostile-values.ts'

export type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  format?: string
  pattern?: string
}

/** Values that an honest caller sends, so that some requests get past the first check. */
const HONEST: Readonly<Record<string, readonly unknown[]>> = {
  email: ['ann@example.com', 'o’brien@example.com', 'a@b.co'],
  postcode: ['2000'],
  amount: [499_900, 519_900],
  productId: ['plunge-one'],
  quantity: [1, 1, 1, 9],
  deliveryMethod: ['pickup', 'delivery'],
  state: ['NSW', ''],
  name: ['Ann Bather', 'Zoë O’Neill'],
  address: ['12 Harbour Street', ''],
  city: ['Sydney', 'Perth'],
  phone: ['', '0491 570 156'],
  notes: ['', 'Ring twice\nthen wait'],
  subject: ['A question'],
  message: ['How cold?\nAnd how deep?'],
  tab: ['page-1', 'page-2'],
  productName: ['Plunge One'],
  clientSecret: ['pi_1_secret_x'],
  paymentIntentId: ['pi_1', 'pi_3NotOurs', `pi_${'x'.repeat(119)}`],
}

/** How often a field is honest for each time that it is of the wrong kind: a call that fails early tries little. */
const HONESTY = { low: 40, high: 500 }
const HOSTILE = 3

/** Bodies around a schema: mostly of its shape, a field now and then something that no form sends. */
export const fromSchema = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof(fieldFrom(schema, '', HONESTY.low), fieldFrom(schema, '', HONESTY.high))

function fieldFrom(schema: JsonSchema, name: string, honesty: number): fc.Arbitrary<unknown> {
  const honest = HONEST[name]
  return fc.oneof(
    { weight: honesty, arbitrary: honest ? fc.constantFrom(...honest) : shaped(schema, honesty) },
    { weight: HOSTILE, arbitrary: schema.type === 'integer' ? hostileNumber : hostileText },
    { weight: 1, arbitrary: hostileValue },
  )
}

function shaped(schema: JsonSchema, honesty: number): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => fieldFrom(choice, '', honesty)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      const model = Object.fromEntries(fields.map(([key, field]) => [key, fieldFrom(field, key, honesty)]))
      // Now and then one is missing.
      return fc
        .tuple(fc.record(model), fc.nat(fields.length * 4))
        .map(([value, left]) => Object.fromEntries(Object.entries(value).filter((_, at) => at !== left)))
    }
    case 'array':
      return fc.array(fieldFrom(schema.items ?? {}, '', honesty), { minLength: 1, maxLength: 2 })
    case 'integer':
    case 'number':
      return fc.integer({ min: 1, max: 600_000 })
    case 'boolean':
      return fc.boolean()
    case undefined:
    default:
      return fc.string({ maxLength: 20 })
  }
}
