import type { Command } from 'commander'
import type { PaymentMode } from '#platform/env-payments.server.ts'
import { withExamples } from './examples.ts'
import { readStatus, type ShopStatus } from './shop-status.ts'
import type { Out } from './terminal/printer.ts'
import type { Cell } from './terminal/table.ts'
import type { Tool } from './tool.ts'

export function addStatus(program: Command, tool: Tool): void {
  const command = program.command('status').description('How the shop stands: orders, stock, messages, mail')
  withExamples(command, 'status', 'status --json').action(async () => {
    const { paymentMode } = tool.env()
    const status = { payments: paymentMode, ...(await readStatus(await tool.database(), tool.clock())) }
    tool.print.result(status, (out) => showStatus(out, status))
  })
}

function showStatus(out: Out, status: ShopStatus & { payments: PaymentMode }): void {
  const { orders } = status
  const states = Object.entries(orders.byStatus).map(([name, count]) => `${count} ${name}`)
  out.fields([
    ['Payments', status.payments],
    ...status.products.map(({ name, price, stock, saleName, wasPrice }): [string, Cell] => [
      name,
      `$${price}, ${stock} in stock${saleName === null ? '' : `, ${saleName} (was $${wasPrice})`}`,
    ]),
    ['Open orders', counted(orders.open, 'warning')],
    ['To dispatch today', counted(orders.toDispatchToday, 'warning')],
    ['Orders by status', states.length > 0 ? states.join(', ') : 'none yet'],
    ['Held for review', counted(orders.byStatus['held'] ?? 0, 'bad')],
    ['Unanswered messages', counted(status.openMessages, 'warning')],
    ['Mail waiting', String(status.mails.queued)],
    ['Mail parked', counted(status.mails.parked, 'bad')],
    ['Newsletter readers', String(status.subscribers)],
    ['Invoices written', String(status.invoicesWritten)],
  ])
}

const counted = (count: number, look: 'warning' | 'bad'): Cell =>
  count === 0 ? '0' : { text: String(count), look }
