import type { TestShop } from './running-shop.ts'

export type Owner = {
  setsStock(count: number): Promise<void>
  setsPrice(cents: number): Promise<void>
  stock(): Promise<number>
  resets(): Promise<void>
}

/** Whoever runs the shop, as far as a story needs them. */
export function createOwner({ database, url }: TestShop): Owner {
  async function stock(): Promise<number> {
    const { rows } = await database.pool.query<{ stock: number }>(
      "select stock from products where id = 'plunge-one'",
    )
    return rows[0]?.stock ?? 0
  }
  async function shown(): Promise<number> {
    const products = (await (await fetch(`${url}/api/products`)).json()) as { stock: number }[]
    return products[0]?.stock ?? -1
  }
  async function setsStock(count: number): Promise<void> {
    await database.pool.query("update products set stock = $1 where id = 'plunge-one'", [count])
    // The shop hears of it by notification: wait until it has.
    for (let tries = 0; tries < 100 && (await shown()) !== count; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  async function setsPrice(cents: number): Promise<void> {
    await database.pool.query("update products set price_cents = $1 where id = 'plunge-one'", [cents])
  }
  return { stock, setsStock, setsPrice, resets: () => setsStock(8) }
}
