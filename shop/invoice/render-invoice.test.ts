import { expect, test } from 'vitest'
import { printable } from './pdf-fonts.server.ts'
import { renderInvoice } from './render-invoice.server.ts'
import { orderForTests } from './testing/order-for-tests.ts'

const seller = { legalName: 'Cold Water Pty Ltd', abn: null, phone: '1', email: 'a@b.example' }

/** Loading the library and its fonts takes a second or two on a busy machine. */
const PATIENCE = 20_000

test.each([
  ['accents', 'Zoë Łukasz-Đorđević'],
  ['emoji', '👩‍👩‍👧 🧊 ✨'],
  ['Arabic and Hebrew', 'يونس שלום'],
  ['Chinese', '李雷'],
  ['markup', '<b>Kim</b> & "Co" {{x}}'],
  ['control characters', 'Kim\u0000\u0007\u202e Lee'],
  ['one endless word', 'x'.repeat(300)],
  ['nothing', ''],
])(
  'a buyer whose name has %s gets an invoice',
  async (_, name) => {
    const customer = { ...orderForTests().customer, name, address: name }
    const pdf = await renderInvoice(orderForTests({ customer }), seller)
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(Buffer.from(pdf).includes('%%EOF')).toBe(true)
  },
  PATIENCE,
)

test('an order without an invoice number is refused', async () => {
  await expect(renderInvoice(orderForTests({ invoiceNumber: null }), seller)).rejects.toThrow(
    'has no invoice',
  )
})

const latin = (character: string) => /[\p{Script=Latin} ]/u.test(character)

test('what no font can draw becomes a box instead of wrong letters', () => {
  expect(printable('Zoe\u0308 李 👩‍👧', latin)).toBe('Zoë □ □□')
})
