import { h } from '#sandbox/stripe/browser/dom.ts'
import { TEST_CARDS } from '#sandbox/stripe/browser/test-cards.ts'

/** The cards in the simulated wallet: the refused ones too, so that a failing wallet payment can be tried. */
export function createCardSection() {
  const options = TEST_CARDS.map(({ number, brand, outcome }) =>
    h('option', { value: number }, `${brand} •••• ${number.slice(-4)} – ${outcome}`),
  )
  const select = h('select', { class: 'Input', id: 'wallet-card' }, ...options)
  return {
    element: h(
      'div',
      { class: 'Field' },
      h('label', { class: 'Label', for: 'wallet-card' }, 'Pay with'),
      select,
    ),
    number: () => select.value,
  }
}
