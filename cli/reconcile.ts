import type { Command } from 'commander'
import { reconcile } from '#shop/orders/reconcile.server.ts'
import { withExamples } from './examples.ts'
import type { Tool } from './tool.ts'

export function addReconcile(program: Command, tool: Tool): void {
  const command = program
    .command('reconcile')
    .description('Asks the payment provider about open payments now; the shop does it every minute')
  withExamples(command, 'reconcile').action(async () => {
    const done = await reconcile(await tool.services())
    tool.print.result(done, (out) =>
      out.line(
        `${done.checked} checked: ${done.settled} became orders, ${done.expired} expired, ${done.refunded} oversold refunded.`,
        'good',
      ),
    )
  })
}
