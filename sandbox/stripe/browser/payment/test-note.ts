import { formatNumber } from '#sandbox/stripe/browser/card/number.ts'
import { h } from '#sandbox/stripe/browser/dom.ts'
import { TEST_CARDS, type TestCard } from '#sandbox/stripe/browser/test-cards.ts'

const HEADINGS = {
  works: 'Cards that pay',
  asks: 'Cards that ask for approval',
  fails: 'Cards that are refused',
} as const

export function createTestNote(choose: (card: TestCard) => void): HTMLElement {
  const groups = (['works', 'asks', 'fails'] as const).map((group) =>
    h(
      'div',
      { class: 'TestGroup' },
      h('p', { class: 'TestHeading', id: `test-${group}` }, HEADINGS[group]),
      h('ul', { class: 'TestList', 'aria-labelledby': `test-${group}` }, ...rows(group, choose)),
    ),
  )
  return h(
    'details',
    { class: 'TestNote' },
    h('summary', {}, 'Test payments – no money moves', h('span', { class: 'TestMore' }, 'Test cards')),
    h(
      'p',
      { class: 'TestHint' },
      'Any future expiry date and any security code will do. Choose a card to fill it in.',
    ),
    ...groups,
  )
}

function rows(group: TestCard['group'], choose: (card: TestCard) => void): HTMLElement[] {
  return TEST_CARDS.filter((card) => card.group === group).map((card) =>
    h(
      'li',
      {},
      h(
        'button',
        { type: 'button', class: 'TestCard', onclick: () => choose(card) },
        h('span', { class: 'TestNumber' }, formatNumber(card.number)),
        h('span', { class: 'TestOutcome' }, card.outcome),
      ),
    ),
  )
}
