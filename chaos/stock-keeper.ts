import type { Database } from '#platform/database.server.ts'
import { pause } from './pause.ts'

const LOOK_AGAIN_MS = 250

/**
 * An owner who restocks a few tubs at a time, so that buyers often fight for the last one. Each delivery has a
 * number that is noted in the transaction of the restocking: an answer lost with the database counts it once.
 */
export async function keepStock(database: Database, atATime: number) {
  await database.pool.query('create schema chaos')
  await database.pool.query('create table chaos.deliveries (number int primary key, tubs int not null)')
  await database.pool.query('insert into chaos.deliveries select 0, stock from products')
  let number = 1
  const stopping = new AbortController()

  async function look(): Promise<void> {
    await database.transaction(async ({ client }) => {
      const { rows } = await client.query<{ stock: number }>('select stock from products')
      if ((rows[0]?.stock ?? 0) > 1) return
      const noted = await client.query(
        'insert into chaos.deliveries values ($1, $2) on conflict do nothing returning number',
        [number, atATime],
      )
      if (noted.rows.length > 0) await client.query('update products set stock = stock + $1', [atATime])
    })
    number += 1
  }

  async function keepLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(() => undefined)
      await pause(LOOK_AGAIN_MS)
    }
  }
  const looking = keepLooking()
  return {
    async stop() {
      stopping.abort()
      await looking
    },
  }
}
