import type { Order } from '#shop/orders/order.ts'

/** The key opens this one order to whoever holds the mail; it changes nothing. */
export function orderLink(siteUrl: string, { number }: Pick<Order, 'number'>, key: string): string {
  const link = new URL('/purchase-confirmed', siteUrl)
  link.searchParams.set('order', number)
  link.searchParams.set('key', key)
  return link.toString()
}
