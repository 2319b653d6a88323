import type { Command } from 'commander'
import { endSale, startSale } from '#shop/catalogue/change-sale.server.ts'
import { toProductJson } from '#shop/catalogue/product-json.ts'
import { PLUNGE_ONE } from '#shop/catalogue/product.ts'
import type { Cents } from '#shop/money/cents.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { addDays, type CivilDate } from '#shop/shipping/civil-date.ts'
import { sydneyMoment } from '#shop/shipping/sydney-time.ts'
import { withExamples } from './examples.ts'
import { readDay, readLine, readMoney } from './read-input.ts'
import { accepted } from './refusal.ts'
import type { Tool } from './tool.ts'

type Start = { was: Cents; until: CivilDate; from?: CivilDate; name: string; product: string }

export function addSale(program: Command, tool: Tool): void {
  const sale = program
    .command('sale')
    .description("A sale's badge and struck price; what is charged stays the price ('price set')")
  addStart(sale, tool)
  addEnd(sale, tool)
}

function addStart(sale: Command, tool: Tool): void {
  const command = sale
    .command('start')
    .description('Starts a sale, or replaces the one there is; it ends by itself')
    .requiredOption('--was <money>', 'the price before, shown struck out', readMoney)
    .requiredOption('--until <day>', 'its last day, in Sydney', readDay)
    .option('--from <day>', 'its first day; now when left out', readDay)
    .option('--name <text>', 'what the badge says', readLine, 'Sale')
    .option('--product <id>', 'which product', PLUNGE_ONE)
  withExamples(command, 'sale start --was 7500 --until 2026-11-30 --name "Spring Sale"').action(
    async ({ was, until, from, name, product }: Start) => {
      const now = tool.clock()
      const window = {
        startsAt: from === undefined ? now : sydneyMoment(from, 0),
        endsAt: sydneyMoment(addDays(until, 1), 0),
      }
      const wanted = { name, wasPrice: was, ...window }
      const changed = accepted(await startSale(await tool.database(), product, wanted, now))
      tool.print.result(toProductJson(changed, now), (out) =>
        out.line(
          `${name}: ${changed.name} at ${formatAud(changed.price)}, was ${formatAud(was)}, ${from === undefined ? '' : `from ${from} `}until the end of ${until}.`,
          'good',
        ),
      )
    },
  )
}

function addEnd(sale: Command, tool: Tool): void {
  const command = sale
    .command('end')
    .description('Ends the sale now: badge and struck price go')
    .option('--product <id>', 'which product', PLUNGE_ONE)
  withExamples(command, 'sale end').action(async ({ product }: { product: string }) => {
    const changed = accepted(await endSale(await tool.database(), product))
    tool.print.result(toProductJson(changed, tool.clock()), (out) =>
      out.line(`The sale of ${changed.name} has ended; it costs ${formatAud(changed.price)}.`, 'good'),
    )
  })
}
