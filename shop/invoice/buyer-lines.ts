import type { Order } from '#shop/orders/order.ts'

/**
 * The buyer's identity, which an invoice of $1,000 or more must show. A wallet may give no name; the address then
 * still says who it was.
 */
export function buyerLines({ customer }: Pick<Order, 'customer'>): string[] {
  const place = [customer.city, customer.state, customer.postcode].filter((part) => part !== '').join(' ')
  return [customer.name, customer.address, place, customer.email].filter((line) => line !== '')
}
