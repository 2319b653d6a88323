import { expect, it } from 'vitest'
import { faqCategories } from './faq.ts'
import { proseText } from './plain-text.ts'

it('the questions stand in six categories of at least three', () => {
  expect(faqCategories).toHaveLength(6)
  for (const { title, items } of faqCategories) expect(items.length, title).toBeGreaterThanOrEqual(3)
})

it('no question is asked twice, and each has an answer in whole sentences', () => {
  const items = faqCategories.flatMap((category) => category.items)
  expect(new Set(items.map(({ question }) => question)).size).toBe(items.length)
  for (const { question, answer } of items) {
    expect(question).toMatch(/\?$/)
    expect(proseText(answer), question).toMatch(/^[A-Z$].{30,}\.$/s)
  }
})
