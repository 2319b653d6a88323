import { toOrderJson } from '#shop/orders/order-json.ts'
import type { Order } from '#shop/orders/order.ts'
import { oneLine } from './terminal/plain-text.ts'
import type { Tool } from './tool.ts'

/** What was done: one sentence for the owner, the order as it now is for machines. */
export function printOrder(tool: Tool, order: Order, sentence: string, extra: object = {}): void {
  tool.print.result({ ...toOrderJson(order, { masked: false }), ...extra }, (out) =>
    out.line(oneLine(sentence), 'good'),
  )
}
