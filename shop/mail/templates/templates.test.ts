import { parse, type DefaultTreeAdapterMap } from 'parse5'
import { describe, expect, test } from 'vitest'
import { letterHtml } from '#shop/mail/letter/letter-html.ts'
import { letterText } from '#shop/mail/letter/letter-text.ts'
import { NASTY, ORDER_LETTERS, OTHER_LETTERS, SELLER, SITE } from '#shop/mail/testing/letters-for-tests.ts'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return 'tagName' in node ? [node, ...children] : children
}

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value

const linksOf = (html: string) =>
  elementsOf(parse(html)).flatMap((element) =>
    element.tagName === 'a' ? [attribute(element, 'href') ?? ''] : [],
  )

const letters = Object.entries({ ...ORDER_LETTERS, ...OTHER_LETTERS })

describe.each(letters)('%s', (_, letter) => {
  const html = letterHtml(letter, SELLER, SITE)
  const text = letterText(letter, SELLER, SITE)

  test('shows what people typed as text, never as markup', () => {
    const elements = elementsOf(parse(html))
    expect(elements.map(({ tagName }) => tagName)).not.toContain('img')
    expect(elements.flatMap(({ attrs }) => attrs).filter(({ name }) => name.startsWith('on'))).toEqual([])
    expect(html).not.toContain(NASTY)
  })

  test('says the same in text as in HTML, with every link', () => {
    expect(text).toContain(letter.heading)
    expect(text.length).toBeGreaterThan(150)
    expect(text).not.toMatch(/&(amp|lt|quot|#39);/)
    for (const href of linksOf(html)) expect(text).toContain(href.replace(/^mailto:|^tel:.*/, ''))
  })

  test('names its sender with ABN and place', () => {
    for (const version of [html, text]) {
      expect(version).toContain('Cold Water Pty Ltd (ABN 51 824 753 556), Kings Park NSW 2148')
    }
  })

  test('carries no script, form, picture or foreign address', () => {
    const tags = elementsOf(parse(html)).map(({ tagName }) => tagName)
    for (const tag of ['script', 'form', 'img', 'link', 'iframe']) expect(tags).not.toContain(tag)
    for (const href of linksOf(html)) expect(href).toMatch(/^(https:\/\/plunge-one\.example|mailto:|tel:)/)
  })
})

describe.each(Object.entries(ORDER_LETTERS))('%s', (_, letter) => {
  const text = letterText(letter, SELLER, SITE)

  test('promotes nothing', () => {
    expect(text).not.toMatch(/newsletter|sale|discount|offer|% off|shop now|review us|recommend|buy\b/i)
  })

  test('links to the signed order page', () => {
    expect(text).toContain(`${SITE}/purchase-confirmed?order=PO-7KQ4MXWB&key=k`)
  })
})

test('the confirmation shows items, GST, total and the dates', () => {
  const letter = ORDER_LETTERS['confirmation']
  const text = letter ? letterText(letter, SELLER, SITE) : ''
  expect(text).toContain('1 × Plunge One - Premium Ice Plunge Pool: $4,999.00')
  expect(text).toContain('includes GST of: $472.64')
  expect(text).toContain('Total: $5,199.00')
  expect(text).toContain('Dispatch: Friday 13 November, 4PM')
  expect(text).toContain('Arrives: Monday 16 November (next business day)')
})

test('a greeting never repeats what is not a name', () => {
  expect(ORDER_LETTERS['confirmation']?.heading).toBe('Thank you')
  expect(OTHER_LETTERS['contact receipt']?.heading).toBe('Thank you for writing')
})
