import { findOrderByNumber } from '#shop/orders/order-store.server.ts'
import type { Order } from '#shop/orders/order.ts'
import { orderNumber } from './read-input.ts'
import { Refusal } from './refusal.ts'
import type { Tool } from './tool.ts'

export async function findOrder(tool: Tool, typed: string): Promise<Order> {
  const number = orderNumber(typed)
  const order = await findOrderByNumber((await tool.database()).db, number)
  if (order === null) throw new Refusal(`There is no order ${number}.`)
  return order
}
