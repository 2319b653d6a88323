import { toOrderJson } from '#shop/orders/order-json.ts'
import type { Order } from '#shop/orders/order.ts'

/** One JSON array, written order by order. */
export async function* orderJson(orders: AsyncIterable<Order>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const order of orders) {
    yield `${before}${JSON.stringify(toOrderJson(order, { masked: false }))}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
