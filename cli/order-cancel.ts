import type { Command } from 'commander'
import { cents } from '#shop/money/cents.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { cancelOrder } from '#shop/orders/cancel-order.server.ts'
import { withExamples } from './examples.ts'
import { findOrder } from './find-order.ts'
import { printOrder } from './print-order.ts'
import { accepted } from './refusal.ts'
import type { Tool } from './tool.ts'

export function addCancel(order: Command, tool: Tool): void {
  const command = order
    .command('cancel')
    .description('Refunds an order in full before dispatch; its tub returns to stock')
    .argument('<number>', 'order number')
  withExamples(command, 'order cancel PO-7K3M9XQ2', 'order cancel PO-7K3M9XQ2 --yes').action(
    async (typed: string) => {
      const { number, total, refunded, customer } = await findOrder(tool, typed)
      const left = formatAud(cents(total - refunded))
      await tool.assertSure(`Cancel order ${number} of ${customer.name} and refund ${left}?`)
      const done = accepted(await cancelOrder(await tool.services(), number))
      const back = done.restocked ? ' Its stock is back.' : ''
      printOrder(
        tool,
        done.order,
        `Order ${number} is cancelled and ${formatAud(done.amount)} refunded.${back}`,
        { refundedNow: done.amount, restocked: done.restocked },
      )
    },
  )
}
