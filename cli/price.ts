import type { Command } from 'commander'
import { changePrice } from '#shop/catalogue/change-price.server.ts'
import { toProductJson } from '#shop/catalogue/product-json.ts'
import { loadProducts } from '#shop/catalogue/product-store.server.ts'
import { PLUNGE_ONE } from '#shop/catalogue/product.ts'
import type { Cents } from '#shop/money/cents.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { withExamples } from './examples.ts'
import { readMoney } from './read-input.ts'
import { accepted } from './refusal.ts'
import type { Tool } from './tool.ts'

export function addPrice(program: Command, tool: Tool): void {
  const price = program.command('price').description('What a tub costs, GST included')
  withExamples(price, 'price', 'price set 4999', "price set '$4,799.00' --yes").action(async () => {
    const products = await loadProducts((await tool.database()).db)
    const now = tool.clock()
    tool.print.result(
      products.map((product) => toProductJson(product, now)),
      (out) =>
        out.table(
          [{ title: 'Product' }, { title: 'Price', align: 'right' }],
          products.map((product) => [product.name, formatAud(product.price)]),
        ),
    )
  })
  const set = price
    .command('set')
    .description('Sets the price; the site shows it within a second, orders made keep theirs')
    .argument('<money>', 'new price of one, GST included', readMoney)
    .option('--product <id>', 'which product', PLUNGE_ONE)
  withExamples(set, 'price set 4999', "price set '$4,799.00' --yes").action(
    async (amount: Cents, { product }: { product: string }) => {
      if (amount > 0) await tool.assertSure(`Sell ${product} at ${formatAud(amount)} from now on?`)
      const changed = accepted(await changePrice(await tool.database(), product, amount, tool.clock()))
      tool.print.result(toProductJson(changed, tool.clock()), (out) =>
        out.line(`${changed.name} costs ${formatAud(changed.price)} now.`, 'good'),
      )
    },
  )
}
