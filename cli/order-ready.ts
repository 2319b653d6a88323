import type { Command } from 'commander'
import { readyOrder } from '#shop/orders/ready.server.ts'
import { withExamples } from './examples.ts'
import { printOrder } from './print-order.ts'
import { orderNumber } from './read-input.ts'
import { accepted } from './refusal.ts'
import type { Tool } from './tool.ts'

export function addReady(order: Command, tool: Tool): void {
  const command = order
    .command('ready')
    .description('The tub can be fetched from the warehouse: the buyer gets a mail')
    .argument('<number>', 'order number')
  withExamples(command, 'order ready PO-7K3M9XQ2').action(async (typed: string) => {
    const number = orderNumber(typed)
    const changed = accepted(await readyOrder(await tool.owner(), number))
    printOrder(tool, changed, `Order ${number} is ready to fetch. A mail to the buyer is queued.`)
  })
}
