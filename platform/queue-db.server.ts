import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Transaction } from './database.server.ts'
import { statementNames } from './prepared.server.ts'

const nameOf = statementNames('jobs')

/** How the job queue reaches the database. Its statements are long, and each checkout needs several of them. */
export function queueDb(on: pg.Pool | pg.PoolClient) {
  return {
    executeSql(text: string, values: unknown[] = []) {
      const name = values.length > 0 ? nameOf(text) : undefined
      return on.query({ text, values, ...(name !== undefined && { name }) })
    },
  }
}

export async function queueJobs(
  boss: PgBoss,
  tx: Transaction,
  name: string,
  data: readonly object[],
): Promise<void> {
  await boss.insert(
    name,
    data.map((one) => ({ data: one })),
    { db: queueDb(tx.client) },
  )
}
