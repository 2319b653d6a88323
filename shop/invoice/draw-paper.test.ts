import { isValidElement, type ReactNode } from 'react'
import type * as Pdf from '@react-pdf/renderer'
import { expect, test } from 'vitest'
import { drawPaper } from './draw-paper.server.ts'
import { invoicePaper } from './invoice-paper.ts'
import { orderForTests } from './testing/order-for-tests.ts'

const PARTS = { Document: 'document', Page: 'page', Text: 'text', View: 'view' } as unknown as typeof Pdf
const SELLER = { legalName: 'Cold Water Pty Ltd', abn: null, phone: '1', email: 'a@b.example' }

/** Every text that is drawn, and every kind of element that draws something. */
function walk(node: ReactNode, texts: string[] = [], kinds = new Set<unknown>()) {
  if (typeof node === 'string') texts.push(node)
  else if (Array.isArray(node)) for (const child of node) walk(child, texts, kinds)
  else if (isValidElement<{ children?: ReactNode }>(node)) {
    kinds.add(node.type)
    walk(node.props.children, texts, kinds)
  }
  return { texts, kinds }
}

test('markup in what a buyer typed is printed as it was typed, and draws nothing else', () => {
  const name = '<script>alert(1)</script><b>Kim</b> &amp; <img src=x onerror=y> {{x}} (PDF) /Launch'
  const order = orderForTests()
  const customer = { ...order.customer, name, address: name, city: name, email: name }
  const paper = invoicePaper({ ...order, customer, invoiceNumber: 1001, paidAt: new Date(0) }, SELLER)
  const { texts, kinds } = walk(drawPaper(PARTS, paper, (text) => text))
  expect(texts).toContain(name)
  expect(kinds).toEqual(new Set(['document', 'page', 'text', 'view']))
})
