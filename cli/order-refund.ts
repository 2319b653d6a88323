import type { Command } from 'commander'
import type { Cents } from '#shop/money/cents.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { refundOrder } from '#shop/orders/refund-order.server.ts'
import { withExamples } from './examples.ts'
import { findOrder } from './find-order.ts'
import { printOrder } from './print-order.ts'
import { readMoney } from './read-input.ts'
import { accepted } from './refusal.ts'
import type { Tool } from './tool.ts'

type Options = { amount?: Cents; restock?: boolean }

export function addRefund(order: Command, tool: Tool): void {
  const command = order
    .command('refund')
    .description('Pays money back through the payment provider: all that is left, or a part')
    .argument('<number>', 'order number')
    .option('--amount <money>', 'a part, such as 250 or 1,250.50', readMoney)
    .option('--restock', 'the tub came back: put it into stock again')
  withExamples(
    command,
    'order refund PO-7K3M9XQ2',
    'order refund PO-7K3M9XQ2 --amount 250',
    'order refund PO-7K3M9XQ2 --restock --yes',
  ).action(async (typed: string, { amount, restock = false }: Options) => {
    const { number, customer, refunded } = await findOrder(tool, typed)
    const what = amount === undefined ? 'everything that is left' : formatAud(amount)
    const before = refunded > 0 ? ` (${formatAud(refunded)} went back already)` : ''
    await tool.assertSure(`Refund ${what} of order ${number} to ${customer.name}${before}?`)
    const request = { amount: amount ?? null, restock }
    const done = accepted(await refundOrder(await tool.services(), number, request))
    const money =
      done.amount > 0
        ? `${formatAud(done.amount)} of order ${number} were refunded.`
        : `Order ${number} had been refunded before.`
    printOrder(tool, done.order, `${money}${done.restocked ? ' Its stock is back.' : ''}`, {
      refundedNow: done.amount,
      restocked: done.restocked,
    })
  })
}
