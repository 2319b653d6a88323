import { facts } from '#shop/catalogue/facts.ts'
import { toPriceText } from '#shop/money/price-text.ts'
import { SERVICE_LABEL } from '#shop/shipping/delivery-method.ts'
import { SHIPPING_RATE } from '#shop/shipping/rates.ts'
import { SYDNEY_RANGES } from '#shop/shipping/zones.ts'
import { element, parent } from './xml.ts'

const { next, farMin, farMax } = facts.deliveryBusinessDays

/** One entry for the country and one for each range of Sydney postcodes; the narrower one wins. */
export const feedShipping = (): readonly string[] => [
  shipping('interstate', null, farMin, farMax),
  ...SYDNEY_RANGES.map(([first, last]) => shipping('sydney', `${first}-${last}`, next, next)),
]

function shipping(
  service: 'sydney' | 'interstate',
  postcodes: string | null,
  fewestDays: number,
  mostDays: number,
): string {
  return parent('g:shipping', [
    element('g:country', facts.address.country),
    ...(postcodes === null ? [] : [element('g:postal_code', postcodes)]),
    element('g:service', SERVICE_LABEL[service]),
    element('g:price', `${toPriceText(SHIPPING_RATE[service])} AUD`),
    element('g:min_handling_time', '0'),
    element('g:max_handling_time', '1'),
    element('g:min_transit_time', String(fewestDays)),
    element('g:max_transit_time', String(mostDays)),
  ])
}
