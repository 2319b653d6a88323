import type { Command } from 'commander'
import { dispatchOrder } from '#shop/orders/dispatch.server.ts'
import type { CivilDate } from '#shop/shipping/civil-date.ts'
import { withExamples } from './examples.ts'
import { printOrder } from './print-order.ts'
import { orderNumber, readDay, readLine } from './read-input.ts'
import { accepted } from './refusal.ts'
import type { Tool } from './tool.ts'

type Options = { carrier: string; tracking?: string; date?: CivilDate; correct?: true; despiteDispute?: true }

export function addDispatch(order: Command, tool: Tool): void {
  const command = order
    .command('dispatch')
    .description('The tub has left: the buyer gets a mail with carrier, tracking and date')
    .argument('<number>', 'order number')
    .requiredOption('--carrier <name>', 'who carries it', readLine)
    .option('--tracking <number>', "the carrier's tracking number", readLine)
    .option('--date <day>', 'when it left, such as 2026-11-30; today when left out', readDay)
    .option('--correct', 'mend carrier, tracking or date of an order that has left')
    .option('--despite-dispute', 'send it although its payment is disputed')
  withExamples(
    command,
    'order dispatch PO-7K3M9XQ2 --carrier StarTrack --tracking ABC123',
    'order dispatch PO-7K3M9XQ2 --carrier StarTrack --tracking ABC124 --correct',
  ).action(async (typed: string, options: Options) => {
    const number = orderNumber(typed)
    const done = await dispatchOrder(await tool.owner(), number, {
      carrier: options.carrier,
      tracking: options.tracking ?? null,
      on: options.date ?? null,
      correct: options.correct ?? false,
      despiteDispute: options.despiteDispute ?? false,
    })
    const changed = accepted(done)
    const tracked = changed.tracking === null ? '' : ` (${changed.tracking})`
    printOrder(
      tool,
      changed,
      `Order ${number} left on ${changed.dispatchedOn} with ${changed.carrier}${tracked}. A mail to the buyer is queued.`,
    )
  })
}
