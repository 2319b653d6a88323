import { formatAudShort } from '#shop/money/format-aud.ts'
import { DISPATCH_HOUR } from '#shop/shipping/delivery-dates.ts'
import { SHIPPING_RATE } from '#shop/shipping/rates.ts'

/** Amounts and times that the words of the shop mention, in the words they are mentioned with. */
export const SYDNEY_DELIVERY = formatAudShort(SHIPPING_RATE.sydney)
export const OTHER_DELIVERY = formatAudShort(SHIPPING_RATE.interstate)

const NOON = 12
export const DISPATCH_TIME = `${DISPATCH_HOUR - NOON} PM`
