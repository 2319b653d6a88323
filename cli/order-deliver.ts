import type { Command } from 'commander'
import { deliverOrder } from '#shop/orders/deliver.server.ts'
import { withExamples } from './examples.ts'
import { printOrder } from './print-order.ts'
import { orderNumber } from './read-input.ts'
import { accepted } from './refusal.ts'
import type { Tool } from './tool.ts'

export function addDeliver(order: Command, tool: Tool): void {
  const command = order
    .command('deliver')
    .description('The buyer has it: delivered by the carrier, or fetched')
    .argument('<number>', 'order number')
  withExamples(command, 'order deliver PO-7K3M9XQ2').action(async (typed: string) => {
    const number = orderNumber(typed)
    const changed = accepted(await deliverOrder(await tool.owner(), number))
    const fetched = changed.method === 'pickup'
    printOrder(
      tool,
      changed,
      fetched
        ? `Order ${number} was fetched.`
        : `Order ${number} was delivered. A mail to the buyer is queued.`,
    )
  })
}
