import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import pg from 'pg'
import type { Database } from '#platform/database.server.ts'
import { freshDatabase } from '#platform/testing/fresh-database.ts'
import { cents } from '#shop/money/cents.ts'
import { changePrice } from './change-price.server.ts'
import { endSale, startSale } from './change-sale.server.ts'
import { changeStock } from './change-stock.server.ts'
import { PLUNGE_ONE } from './product.ts'
import { loadProducts, seedCatalogue } from './product-store.server.ts'

const NOW = new Date('2026-11-16T01:00:00Z')
const LATER = new Date('2026-12-16T01:00:00Z')

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.pool.query('delete from products')
  await seedCatalogue(database.db, NOW)
})
afterAll(() => database.close())

const stored = async () => (await loadProducts(database.db))[0]
const price = (amount: number) => changePrice(database, PLUNGE_ONE, cents(amount), NOW)

test('a new price is stored and every process hears of it', async () => {
  const listener = new pg.Client({ connectionString: database.url })
  await listener.connect()
  await listener.query('listen catalogue')
  const heard = new Promise((resolve) => listener.once('notification', ({ payload }) => resolve(payload)))
  expect(await price(479_900)).toMatchObject({ ok: true, value: { price: 479_900, version: 2 } })
  expect(await heard).toBe(PLUNGE_ONE)
  await listener.end()
})

test.each([
  [0, 'A price is above $0.00.'],
  [-100, 'A price is above $0.00.'],
  [499_900_00, 'is more than this shop can ask'],
  [499_900, 'costs $4,999.00 already'],
  [750_000, "'sale end' comes first"],
])('a price of %i cents is refused and changes nothing', async (amount, sentence) => {
  expect(await price(amount)).toMatchObject({ ok: false, error: expect.stringContaining(sentence) })
  expect(await stored()).toMatchObject({ price: 499_900, version: 1 })
})

test('stock is a whole number from 0', async () => {
  expect(await changeStock(database, PLUNGE_ONE, 0)).toMatchObject({ ok: true, value: { stock: 0 } })
  for (const wrong of [-1, 1.5, 1e9]) expect((await changeStock(database, PLUNGE_ONE, wrong)).ok).toBe(false)
  expect(await stored()).toMatchObject({ stock: 0 })
  expect(await changeStock(database, 'nothing', 1)).toEqual({
    ok: false,
    error: "There is no product 'nothing'.",
  })
})

test('a sale strikes out a higher price for a time, and ends', async () => {
  const sale = { name: 'Summer Sale', wasPrice: cents(600_000), startsAt: NOW, endsAt: LATER }
  expect(await startSale(database, PLUNGE_ONE, sale, NOW)).toMatchObject({ ok: true, value: { sale } })
  expect(await endSale(database, PLUNGE_ONE)).toMatchObject({ ok: true, value: { sale: null } })
  expect(await endSale(database, PLUNGE_ONE)).toMatchObject({ ok: false })
})

test.each([
  ['strikes out less than the price', { wasPrice: cents(499_900) }],
  ['ends before it starts', { startsAt: LATER, endsAt: NOW }],
  ['is over already', { startsAt: new Date(0), endsAt: new Date(1) }],
  ['has no name', { name: ' ' }],
])('a sale that %s is refused', async (_what, wrong) => {
  const sale = { name: 'Summer Sale', wasPrice: cents(600_000), startsAt: NOW, endsAt: LATER, ...wrong }
  expect(await startSale(database, PLUNGE_ONE, sale, NOW)).toMatchObject({ ok: false })
  expect(await stored()).toMatchObject({ version: 1, sale: { name: 'Spring Sale' } })
})
