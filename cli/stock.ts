import type { Command } from 'commander'
import { changeStock } from '#shop/catalogue/change-stock.server.ts'
import { loadProducts } from '#shop/catalogue/product-store.server.ts'
import { PLUNGE_ONE } from '#shop/catalogue/product.ts'
import { withExamples } from './examples.ts'
import { readCount } from './read-input.ts'
import { accepted } from './refusal.ts'
import type { Tool } from './tool.ts'

export function addStock(program: Command, tool: Tool): void {
  const stock = program.command('stock').description('How many tubs can be sold')
  withExamples(stock, 'stock', 'stock set 8').action(async () => {
    const products = await loadProducts((await tool.database()).db)
    const data = products.map(({ id, name, stock: count }) => ({ id, name, stock: count }))
    tool.print.result(data, (out) =>
      out.table(
        [{ title: 'Product' }, { title: 'Stock', align: 'right' }],
        data.map(({ name, stock: count }) => [
          name,
          count === 0 ? { text: '0', look: 'bad' } : String(count),
        ]),
      ),
    )
  })
  const set = stock
    .command('set')
    .description('Sets the stock; the site shows it within a second')
    .argument('<count>', 'tubs that can be sold from now on', readCount)
    .option('--product <id>', 'which product', PLUNGE_ONE)
  withExamples(set, 'stock set 8').action(async (count: number, { product }: { product: string }) => {
    const changed = accepted(await changeStock(await tool.database(), product, count))
    tool.print.result({ id: changed.id, name: changed.name, stock: changed.stock }, (out) =>
      out.line(`${changed.name}: ${changed.stock} in stock.`, 'good'),
    )
  })
}
