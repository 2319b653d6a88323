import fc from 'fast-check'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { createAssets } from './assets.ts'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'
import { fromSchema, type JsonSchema } from './testing/from-schema.ts'
import { HOSTILE_NUMBERS, HOSTILE_TEXTS, hostileText } from './testing/hostile-values.ts'
import { openTestApi } from './testing/test-api.ts'

const shop = await openTestApi()
afterAll(() => shop.close())
const app = new Hono().route('/', createAssets({ root: 'assets' })).route('/', shop.api)

const RUNS = 400
const SEED = 20_261_115

type Operation = {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, unknown>
}
const document = JSON.parse(JSON.stringify(openApiDocument('http://shop.test'))) as {
  paths: Record<string, Record<string, Operation>>
}

const ROWS = `select ${[
  'orders',
  'order_events',
  'refunds',
  'payment_events',
  'contact_messages',
  'subscribers',
  'mails',
]
  .map((table) => `(select count(*) from ${table})`)
  .join(" || ' ' || ")} || ' ' || (select coalesce(max(updated_at)::text, '') from orders) as rows`

async function rows(): Promise<string> {
  const found = await shop.database.pool.query<{ rows: string }>(ROWS)
  return found.rows[0]?.rows ?? ''
}

/** Signs of our inside that no stranger should read. */
const INSIDE =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|\bselect\b.*\bfrom\b|syntax error|ZodError|ECONN|postgres/i

const header = hostileText.filter((text) => /^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(text))
/** Honest for the most part: a request that is refused at the door tries nothing behind it. */
const seldom = <T>(honest: T, strange: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(honest) }, { weight: 1, arbitrary: strange })
const headers = fc.record({
  cookie: seldom(
    '',
    header.map((text) => `shop_session=${text}`),
  ),
  'stripe-signature': header,
  'x-forwarded-for': header,
  range: seldom('', header),
  'if-none-match': seldom('', header),
  origin: seldom(
    'http://shop.test',
    fc.constantFrom('https://evil.example', 'null', 'http://shop.test.evil.example'),
  ),
  'content-type': seldom(
    'application/json',
    fc.constantFrom('application/json; charset=utf-16', 'text/plain', 'multipart/form-data; boundary=x'),
  ),
})

/** Most bodies are JSON; some carry keys that pollute prototypes, some are cut short, some are not JSON at all. */
const bodyOf = (schema: JsonSchema | undefined) =>
  fc.tuple(schema ? fromSchema(schema) : fc.jsonValue(), fc.nat(20)).map(([value, twist]) => {
    const text = JSON.stringify(value) ?? ''
    if (twist === 0) return text.slice(0, text.length / 2)
    if (twist === 1)
      return text.replace(
        '{',
        '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
      )
    if (twist === 2) return `${'['.repeat(2000)}${text}`
    return text
  })

/** Half a character has no place in an address. */
const inUrl = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'))

const filled = (path: string, values: readonly string[]) => {
  let next = 0
  return path.replaceAll(/\{\w+\}/g, () => inUrl(values[next++] ?? ''))
}

test.each(endpoints.map(({ method, path }) => [method, path] as const))(
  '%s %s withstands hostile requests: no 5xx, nothing of our inside, no row by a refusal',
  async (method, path) => {
    const operation = document.paths[path]?.[method]
    if (!operation) throw new Error(`${path} is missing in the document`)
    const schema = operation.requestBody?.content['application/json'].schema
    let before = await rows()
    const request = fc.tuple(
      fc.array(hostileText, { minLength: 2, maxLength: 2 }),
      hostileText,
      headers,
      bodyOf(schema),
    )
    await fc.assert(
      fc.asyncProperty(request, async ([names, key, sent, body]) => {
        const url = `http://shop.test${filled(path, names)}?key=${inUrl(key)}`
        const answer = await app.request(url, {
          method: method.toUpperCase(),
          headers: { host: 'shop.test', ...sent },
          ...(method === 'post' ? { body } : {}),
        })
        const text = await answer.text()
        expect(answer.status, text).toBeLessThan(500)
        if (answer.status < 400) {
          before = await rows()
          return
        }
        expect(text).not.toMatch(INSIDE)
        expect(answer.headers.get('content-type') ?? '').toMatch(/^application\/json/)
        expect(JSON.parse(text)).toMatchObject({ error: expect.any(String), code: expect.any(String) })
        expect(await rows()).toBe(before)
      }),
      { numRuns: RUNS, seed: SEED },
    )
    expect(Object.prototype).not.toHaveProperty('polluted')
  },
  120_000,
)

test('a body of more than 64 KiB is refused before it is read', async () => {
  const answer = await app.request('http://shop.test/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'x'.repeat(70_000) }),
  })
  expect(answer.status).toBe(413)
})

const HONEST_PURCHASE = {
  amount: 519_900,
  productName: 'Plunge One',
  productId: 'plunge-one',
  items: [{ productId: 'plunge-one', quantity: 1 }],
  customerInfo: {
    name: 'Ann Bather',
    email: 'ann@example.com',
    phone: '0491 570 156',
    address: '12 Harbour Street',
    city: 'Sydney',
    state: 'NSW',
    postcode: '2000',
    notes: 'Ring twice',
    deliveryMethod: 'delivery',
  },
  tab: 'page-1',
  paying: true,
}

/** Every way of putting `value` into one place of `given`. */
function* withOne(given: object, value: unknown): Generator<object> {
  for (const [key, inside] of Object.entries(given)) {
    const copy = (change: unknown) => (Array.isArray(given) ? [change] : { ...given, [key]: change })
    yield copy(value)
    if (typeof inside === 'object' && inside !== null)
      for (const deep of withOne(inside, value)) yield copy(deep)
  }
}

test('one hostile value in an otherwise honest purchase is refused at its field or harmless', async () => {
  const taken: number[] = []
  for (const value of [...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, null, [], {}]) {
    for (const purchase of withOne(HONEST_PURCHASE, value)) {
      const { status, body } = await shop.browser().post('/api/payment-intents/init', purchase)
      expect([200, 409, 422], JSON.stringify({ purchase, body })).toContain(status)
      taken.push(status)
    }
  }
  expect(taken.filter((status) => status === 200).length).toBeGreaterThan(50)
}, 120_000)
