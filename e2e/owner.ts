import { execFile } from 'node:child_process'
import { expect } from '@playwright/test'
import type { TestShop } from './running-shop.ts'

export type Owner = {
  setsStock(count: number): Promise<void>
  setsPrice(cents: number): Promise<void>
  stock(): Promise<number>
  resets(): Promise<void>
  /** The owner's tool as a process beside the running shop. */
  uses(...words: string[]): Promise<{ code: number; said: string }>
}

type Shelf = { stock: number; cents: number }

/** Whoever runs the shop, as far as a story needs them. */
export function createOwner({ database, url, dataDir, env }: TestShop): Owner {
  async function stock(): Promise<number> {
    const { rows } = await database.pool.query<{ stock: number }>(
      "select stock from products where id = 'plunge-one'",
    )
    return rows[0]?.stock ?? 0
  }
  /** The shop hears of it by notification: the story goes on when it has. */
  async function changes(to: Partial<Shelf>): Promise<void> {
    await database.pool.query(
      "update products set stock = coalesce($1, stock), price_cents = coalesce($2, price_cents) where id = 'plunge-one'",
      [to.stock, to.cents],
    )
    await expect.poll(() => shown(url), { intervals: [20, 50, 100] }).toMatchObject(to)
  }
  return {
    stock,
    setsStock: (count) => changes({ stock: count }),
    setsPrice: (cents) => changes({ cents }),
    resets: () => changes({ stock: 8, cents: 499_900 }),
    uses: (...words) => runTool(words, { ...env, DATA_DIR: dataDir }),
  }
}

async function shown(url: string): Promise<Shelf | undefined> {
  const products = (await (await fetch(`${url}/api/products`)).json()) as { stock: number; price: string }[]
  return products.map(({ stock, price }) => ({ stock, cents: Math.round(Number(price) * 100) }))[0]
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
