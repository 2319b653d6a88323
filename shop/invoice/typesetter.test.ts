import { expect, test } from 'vitest'
import { invoicePaper } from './invoice-paper.ts'
import { orderForTests } from './testing/order-for-tests.ts'
import { typeset } from './typesetter.server.ts'

const paper = invoicePaper(
  { ...orderForTests(), invoiceNumber: 1001, paidAt: new Date('2026-11-15T00:00:00Z') },
  {
    legalName: 'Cold Water Pty Ltd',
    abn: null,
    phone: '1',
    email: 'a@b.example',
  },
)
const start = (pdf: Uint8Array) => Buffer.from(pdf.subarray(0, 5)).toString()

/** Loading the library and its fonts takes a second or two on a busy machine. */
const PATIENCE = 20_000

test(
  'papers that are asked for together each get their own',
  async () => {
    const other = { ...paper, title: 'A paper with another, much longer title' }
    const [first, second, third] = await Promise.all([typeset(paper), typeset(other), typeset(paper)])
    expect([first, second, third].map(start)).toEqual(['%PDF-', '%PDF-', '%PDF-'])
    expect(first.length).toBe(third.length)
    expect(second.length).not.toBe(first.length)
  },
  PATIENCE,
)

test(
  'a paper that cannot be set is refused, and the next one is set',
  async () => {
    const broken = { ...paper, rows: Object.assign([], { map: 'not a list', length: 1 }) }
    await expect(typeset(broken)).rejects.toThrow()
    expect(start(await typeset(paper))).toBe('%PDF-')
  },
  PATIENCE,
)

test(
  'the process keeps answering while a paper is set',
  async () => {
    await typeset(paper)
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 1)
    await Promise.all(Array.from({ length: 5 }, () => typeset(paper)))
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(5)
  },
  PATIENCE,
)
