import type { Context } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database.server.ts'
import { freshDatabase } from '#platform/testing/fresh-database.ts'
import { insertOrder } from '#shop/mail/testing/shop-for-tests.ts'
import { refunds } from '#shop/orders/tables.server.ts'
import { answerError, ApiError } from './errors.ts'
import { invoices } from './invoices.ts'

const seller = { legalName: 'Cold Water Pty Ltd', abn: '51824753556', phone: '1', email: 'a@b.example' }

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  const order = await insertOrder(database)
  await insertOrder(database, {
    number: 'PO-22222222',
    paymentId: 'pi_2',
    invoiceNumber: null,
    status: 'held',
  })
  const refund = { id: 're_1', orderId: order.id, amountCents: 10_000, status: 'succeeded' }
  await database.db.insert(refunds).values({ ...refund, createdAt: order.createdAt })
})
afterAll(() => database.close())

const mayReadOrder = (c: Context) => c.req.query('key') === 'right'

function get(path: string) {
  const api = invoices({ db: database.db, seller, mayReadOrder })
  api.onError((error, c) => {
    if (error instanceof ApiError) return answerError(c, error)
    throw error
  })
  return api.request(path)
}

test('the holder of the key gets the invoice as a PDF that nobody else may keep', async () => {
  const answer = await get('/PO-7KQ4MXWB/invoice.pdf?key=right')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain('invoice-1001.pdf')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect((await answer.text()).startsWith('%PDF-')).toBe(true)
})

test.each(['', '?key=', '?key=wrong'])('the number alone opens no invoice (%j)', async (query) => {
  const answer = await get(`/PO-7KQ4MXWB/invoice.pdf${query}`)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'forbidden' })
})

test.each(['PO-99999999', 'PO-22222222', 'nonsense', '..%2f..%2fetc'])(
  'there is no invoice for %s',
  async (number) => {
    expect((await get(`/${number}/invoice.pdf?key=right`)).status).toBe(404)
  },
)

test('a refund has its adjustment note, and only its own order opens it', async () => {
  const note = await get('/PO-7KQ4MXWB/adjustment-notes/1001.pdf?key=right')
  expect(note.headers.get('content-disposition')).toContain('adjustment-note-1001.pdf')
  expect((await note.text()).startsWith('%PDF-')).toBe(true)
  expect((await get('/PO-7KQ4MXWB/adjustment-notes/1002.pdf?key=right')).status).toBe(404)
  expect((await get('/PO-7KQ4MXWB/adjustment-notes/1001.pdf')).status).toBe(403)
})
