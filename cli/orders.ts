import { Option, type Command } from 'commander'
import { formatAud } from '#shop/money/format-aud.ts'
import { listOrders } from '#shop/orders/list-orders.server.ts'
import { toOrderJson } from '#shop/orders/order-json.ts'
import { withExamples } from './examples.ts'
import { placeOf, quantityOf, statusCell } from './order-words.ts'
import { readCount } from './read-input.ts'
import { Refusal } from './refusal.ts'
import type { Tool } from './tool.ts'
import { when } from './when.ts'

type Options = { open?: true; all?: true; search?: string; limit: number }

export function addOrders(program: Command, tool: Tool): void {
  const command = program
    .command('orders')
    .description('Open orders, newest first; all of them with --all')
    .addOption(new Option('--open', 'only what still asks for something (the usual)').conflicts('all'))
    .addOption(new Option('--all', 'finished and refunded ones too'))
    .option('--search <text>', 'in number, name, e-mail, phone, address, tracking; looks through all orders')
    .option('--limit <count>', 'show at most this many', readCount, 50)
  withExamples(command, 'orders', 'orders --all --limit 200', 'orders --search "ana@example.com"').action(
    async ({ open, all, search, limit }: Options) => {
      if (!Number.isSafeInteger(limit) || limit < 1) throw new Refusal('The limit is at least 1.')
      const openOnly = open === true || (all !== true && search === undefined)
      const wanted = { openOnly, limit, ...(search === undefined ? {} : { text: search }) }
      const { db } = await tool.database()
      const { orders, more } = await listOrders(db, wanted)
      const data = { more, orders: orders.map((order) => toOrderJson(order, { masked: false })) }
      tool.print.result(data, (out) => {
        if (orders.length === 0) return out.line(openOnly ? 'No open orders.' : 'No orders found.')
        out.table(
          [
            { title: 'Order' },
            { title: 'Paid' },
            { title: 'Status' },
            { title: 'Tubs', align: 'right' },
            { title: 'Total', align: 'right' },
            { title: 'Name' },
            { title: 'To' },
          ],
          orders.map((order) => [
            order.number,
            when(order.paidAt ?? order.createdAt),
            statusCell(order),
            String(quantityOf(order)),
            formatAud(order.total),
            order.customer.name,
            placeOf(order),
          ]),
        )
        if (more) out.line('… and older ones: raise --limit.', 'quiet')
      })
    },
  )
}
