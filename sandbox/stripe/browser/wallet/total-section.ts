import type { LineItem } from '@stripe/stripe-js'
import { h } from '#sandbox/stripe/browser/dom.ts'
import { formatAmount } from '#sandbox/stripe/browser/money.ts'

export function createTotalSection(total: () => { amount: number; currency: string }) {
  let items: readonly LineItem[] = []
  const element = h('dl', { class: 'Totals' })

  function render() {
    const { amount, currency } = total()
    const rows = items.map((item) => row(item.name, formatAmount(item.amount, currency), 'TotalRow'))
    element.replaceChildren(...rows, row('Total', formatAmount(amount, currency), 'TotalRow TotalRow--sum'))
  }

  render()
  return {
    element,
    render,
    list(next: readonly LineItem[]) {
      items = next
      render()
    },
  }
}

function row(name: string, amount: string, className: string): HTMLElement {
  return h('div', { class: className }, h('dt', {}, name), h('dd', {}, amount))
}
