import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database.server.ts'
import { ownerShop, type OwnerShop } from '#shop/orders/testing/owner-shop.ts'
import { runTool } from './testing/run-tool.ts'
import { emptyDatabase } from './testing/empty-database.ts'

let shop: OwnerShop
let env: Record<string, string>
beforeAll(async () => {
  shop = await ownerShop(new Date())
  await writeFile(path.join(shop.dataDir, 'sandbox-port'), String(shop.sandboxPort))
  env = { DATABASE_URL: shop.services.database.url, DATA_DIR: shop.dataDir }
  await shop.services.database.pool.query('update products set stock = 50')
})
afterAll(() => shop.close())

const tool = (...args: string[]) => runTool(args, env)

async function everything(): Promise<unknown> {
  const { pool } = shop.services.database
  const tables = ['products', 'orders', 'order_events', 'refunds', 'mails']
  return Promise.all(
    tables.map(async (table) => (await pool.query(`select * from ${table} order by id`)).rows),
  )
}

test('an order is dispatched by the number as somebody types it, and its mail is queued', async () => {
  const order = await shop.buys()
  const typed = order.number.toLowerCase().replace('-', '')
  const ran = await tool('order', 'dispatch', typed, '--carrier', 'StarTrack', '--tracking', 'ST1', '--json')
  expect(ran).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(ran.out)).toMatchObject({
    orderNumber: order.number,
    status: 'dispatched',
    tracking: 'ST1',
  })
  const { rows } = await shop.services.database.pool.query(
    `select m.kind from mails m join jobs.job j on j.data->>'mailId' = m.id::text where m.about = $1 and m.kind = 'dispatched'`,
    [order.id],
  )
  expect(rows).toEqual([{ kind: 'dispatched' }])
})

test('bad input is refused in one sentence with exit code 1, and changes nothing', async () => {
  const [paid, unpaid] = [await shop.buys(), await shop.buys({ paid: 'no' })]
  const half = path.join(shop.dataDir, 'half.gz')
  await tool('backup', half)
  await writeFile(half, (await readFile(half)).subarray(0, 300))
  const before = await everything()
  const ran = await Promise.all([
    tool('order', 'show', 'PO-22222222'),
    tool('order', 'refund', paid.number, '--amount', '9,999', '--yes'),
    tool('order', 'dispatch', unpaid.number, '--carrier', 'StarTrack'),
    tool('stock', 'set', '-1'),
    tool('price', 'set', '0', '--yes'),
    tool('restore', half),
    tool('order', 'cancel', paid.number),
  ])
  expect(ran.map(({ err }) => err.trim())).toEqual([
    'There is no order PO-22222222.',
    `Order ${paid.number} was paid with $5,199.00, of which $5,199.00 can be refunded.`,
    `Order ${unpaid.number} has not been paid.`,
    'Stock cannot be below 0.',
    'A price is above $0.00.',
    `The backup ${half} cannot be read: it was not written to its end.`,
    `Nobody is here to be asked: Cancel order ${paid.number} of Ana Buyer and refund $5,199.00? Add --yes to say so.`,
  ])
  expect(ran.map(({ code, out }) => ({ code, out }))).toEqual(ran.map(() => ({ code: 1, out: '' })))
  expect(await everything()).toEqual(before)
})

test('wrong usage ends with exit code 2', async () => {
  const ran = await Promise.all([tool('bogus'), tool('order', 'dispatch', 'PO-22222222')])
  expect(ran.map(({ code }) => code)).toEqual([2, 2])
  expect(ran[1]?.err).toContain("required option '--carrier <name>' not specified")
})

test('a cancelled order is refunded at the provider and its tub is back in stock', async () => {
  const before = await shop.stock()
  const order = await shop.buys()
  const ran = await tool('order', 'cancel', order.number, '--yes')
  expect(ran).toEqual({
    code: 0,
    err: '',
    out: `Order ${order.number} is cancelled and $5,199.00 refunded. Its stock is back.\n`,
  })
  expect(await shop.refundsAtProvider(order)).toEqual([order.total])
  expect(await shop.stock()).toBe(before)
  expect((await shop.mailKinds(order)).at(-1)).toBe('refunded')
})

test('a restored backup shows the same status, and mail that waited waits again', async () => {
  await shop.buys({ email: 'waiting@example.com' })
  const file = path.join(shop.dataDir, 'whole.gz')
  expect(await tool('backup', file)).toMatchObject({ code: 0, err: '' })
  expect(gunzipSync(await readFile(file)).toString()).toContain('waiting@example.com')
  const target = await emptyDatabase()
  const elsewhere = { ...env, DATABASE_URL: target }
  expect(await runTool(['restore', file], elsewhere)).toMatchObject({ code: 0, err: '' })
  const [here, there, again] = await Promise.all([
    tool('status', '--json'),
    runTool(['status', '--json'], elsewhere),
    runTool(['restore', file], elsewhere),
  ])
  expect(JSON.parse(there.out)).toEqual(JSON.parse(here.out))
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('The database is not empty') })
  const restored = openDatabase(target, { poolSize: 1 })
  const { rows } = await restored.pool.query(
    `select (select count(*) from mails where status = 'queued') as mails,
            (select count(*) from jobs.job where name = 'mail') as jobs`,
  )
  await restored.close()
  expect(rows[0]?.jobs).toBe(rows[0]?.mails)
  expect(Number(rows[0]?.jobs)).toBeGreaterThan(0)
})

test('what the owner looks at is readable', async () => {
  const order = await shop.buys({ email: 'reader@example.com' })
  const pdf = path.join(shop.dataDir, 'invoice.pdf')
  const [list, shown, invoice, person, reconciled, mail] = await Promise.all([
    tool('orders', '--search', 'reader@example.com'),
    tool('order', 'show', order.number),
    tool('invoice', order.number, '--output', pdf),
    tool('person', 'export', 'reader@example.com'),
    tool('reconcile', '--json'),
    tool('mail'),
  ])
  const all = [list, shown, invoice, person, reconciled, mail]
  expect(all.map(({ code, err }) => ({ code, err }))).toEqual(all.map(() => ({ code: 0, err: '' })))
  expect(list.out.split('\n')[1]).toMatch(
    new RegExp(`^${order.number}  .* to dispatch +1  \\$5,199.00  Ana Buyer  1 High St Sydney NSW 2000$`),
  )
  expect(shown.out).toMatch(/^Total +\$5,199.00, includes GST of \$472.64$/m)
  expect((await readFile(pdf)).subarray(0, 5).toString()).toBe('%PDF-')
  expect(JSON.parse(person.out)).toMatchObject({ orders: [{ number: order.number }] })
  expect(JSON.parse(reconciled.out)).toHaveProperty('settled')
  expect(mail.out).toContain('order-confirmation')
})

test('orders are exported as a spreadsheet in which nothing is a formula', async () => {
  const order = await shop.buys({ email: '=cmd@example.com' })
  const { code, out } = await tool('export', 'orders', '--csv')
  expect(code).toBe(0)
  expect(out.split('\r\n').find((line) => line.includes(order.number))).toContain(`"'=cmd@example.com"`)
  expect(out).toMatch(/^Order,Invoice,Paid on,/)
  expect(out).not.toContain('\u001B')
})

test('NO_COLOR keeps the output plain, and colour changes nothing else', async () => {
  const [plain, forced] = await Promise.all([
    runTool(['stock'], { ...env, NO_COLOR: '1' }),
    runTool(['stock'], { ...env, FORCE_COLOR: '1' }),
  ])
  expect(plain.out).toBe(stripVTControlCharacters(forced.out))
  expect(forced.out).not.toBe(plain.out)
})
