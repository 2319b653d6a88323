import { execFile } from 'node:child_process'
import type { TestShop } from './running-shop.ts'

export type Owner = {
  setsStock(count: number): Promise<void>
  setsPrice(cents: number): Promise<void>
  stock(): Promise<number>
  resets(): Promise<void>
  /** The owner's tool as a process beside the running shop. */
  uses(...words: string[]): Promise<{ code: number; said: string }>
}

/** Whoever runs the shop, as far as a story needs them. */
export function createOwner({ database, url, dataDir, env }: TestShop): Owner {
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
  return {
    stock,
    setsStock,
    setsPrice,
    resets: () => setsStock(8),
    uses: (...words) => runTool(words, { ...env, DATA_DIR: dataDir }),
  }
}

function runTool(
  words: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['cli/main.ts', ...words], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0
      resolve({ code, said: `${stdout}${stderr}` })
    })
  })
}
