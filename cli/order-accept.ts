import type { Command } from 'commander'
import { acceptHeldOrder } from '#shop/orders/accept-held.server.ts'
import { withExamples } from './examples.ts'
import { findOrder } from './find-order.ts'
import { printOrder } from './print-order.ts'
import { accepted } from './refusal.ts'
import type { Tool } from './tool.ts'

export function addAccept(order: Command, tool: Tool): void {
  const command = order
    .command('accept')
    .description('Ends a hold: takes the payment as it is. The other way to end one is refund')
    .argument('<number>', 'order number')
  withExamples(command, 'order accept PO-7K3M9XQ2').action(async (typed: string) => {
    const { number, status, holdReason } = await findOrder(tool, typed)
    if (status === 'held') await tool.assertSure(`${holdReason ?? 'It is held.'} Accept order ${number} so?`)
    const changed = accepted(await acceptHeldOrder(await tool.services(), number))
    const outcome =
      changed.status === 'oversold'
        ? 'but the stock is gone: it is refunded in full by the running shop.'
        : 'and goes its usual way. Its confirmation is queued.'
    printOrder(tool, changed, `Order ${number} is accepted, ${outcome}`)
  })
}
