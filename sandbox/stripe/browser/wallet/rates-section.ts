import type { DeliveryEstimate, ShippingRate } from '@stripe/stripe-js'
import { formatAmount } from '#sandbox/stripe/browser/money.ts'
import { createChoiceList } from './choice-list.ts'

export function createRatesSection(currency: () => string, changed: (rate: ShippingRate) => void) {
  let rates: readonly ShippingRate[] = []
  let selected: ShippingRate | undefined

  const list = createChoiceList('Delivery', 'shipping-rate', (id) => {
    selected = rates.find((rate) => rate.id === id)
    if (selected) changed(selected)
  })

  return {
    element: list.element,
    selected: () => selected,
    /** As in the real sheets, new rates start with the first one chosen, and that choice is not announced. */
    offer(next: readonly ShippingRate[]) {
      rates = next
      selected = next[0]
      list.show(rates.map(asChoice), selected?.id)
    },
  }

  function asChoice(rate: ShippingRate) {
    const detail = estimateText(rate.deliveryEstimate)
    const aside = rate.amount === 0 ? 'Free' : formatAmount(rate.amount, currency())
    return { id: rate.id, title: rate.displayName, aside, ...(detail ? { detail } : {}) }
  }
}

export function estimateText(estimate: ShippingRate['deliveryEstimate']): string {
  if (estimate === undefined || typeof estimate === 'string') return estimate ?? ''
  const { minimum, maximum } = estimate
  if (minimum && maximum) {
    return minimum.unit === maximum.unit && minimum.value !== maximum.value
      ? `${minimum.value}–${inWords(maximum)}`
      : minimum.unit === maximum.unit
        ? inWords(maximum)
        : `${inWords(minimum)} to ${inWords(maximum)}`
  }
  if (maximum) return `up to ${inWords(maximum)}`
  return minimum ? `at least ${inWords(minimum)}` : ''
}

function inWords({ unit, value }: DeliveryEstimate): string {
  return `${value} ${unit.replace('_', ' ')}${value === 1 ? '' : 's'}`
}
