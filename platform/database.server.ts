import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { codeOf, messageOf, StartProblem } from './problem.ts'

/** Typed queries, on the pool or inside a transaction. */
export type Db = NodePgDatabase

export type Database = {
  db: Db
  pool: pg.Pool
  url: string
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** One connection inside BEGIN … COMMIT: `db` for typed queries, `client` for whoever brings its own SQL (the job queue). */
export type Transaction = { db: Db; client: pg.PoolClient }

/** Enough for settling while pages are quoted; two processes and the owner's tool fit the embedded server's 60. */
const POOL_SIZE = 12

export function openDatabase(url: string, options: { poolSize?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? POOL_SIZE,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
  })
  // An idle connection that dies (server restart) is replaced at the next use; unhandled it would end the process.
  pool.on('error', () => undefined)
  // So would one that dies between two queries of whoever holds it. The next query fails, and says why.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    pool,
    url,
    db: drizzle(pool),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  }
}

/** A connection of the pool keeps its `Db`, and with it the queries that were prepared on it. */
const dbOfClient = new WeakMap<pg.PoolClient, Db>()

function dbOn(client: pg.PoolClient): Db {
  const db = dbOfClient.get(client) ?? drizzle(client)
  dbOfClient.set(client, db)
  return db
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const noteBroken = (error: Error) => (broken = error)
  client.on('error', noteBroken)
  try {
    await client.query('begin')
    const result = await work({ db: dbOn(client), client })
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(noteBroken)
    throw error
  } finally {
    client.off('error', noteBroken)
    client.release(broken)
  }
}

const OLDEST_MAJOR = 14

/** Says in one sentence what is wrong with a database that was given by address. */
export async function assertReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  let version: number
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    )
    version = Math.floor(Number(rows[0]?.version) / 10_000)
  } catch (error) {
    throw new StartProblem(
      `The database at ${withoutPassword(url)} cannot be reached: ${reasonOf(error)}. Check DATABASE_URL.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
  if (version < OLDEST_MAJOR) {
    throw new StartProblem(
      `The database at ${withoutPassword(url)} is PostgreSQL ${version}; the shop needs ${OLDEST_MAJOR} or newer.`,
    )
  }
}

function reasonOf(error: unknown): string {
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing listens there',
    ENOTFOUND: 'the host name is unknown',
    EAI_AGAIN: 'the host name cannot be looked up',
    '28P01': 'user or password is wrong',
    '3D000': 'there is no database of that name',
  }
  return reasons[codeOf(error) ?? ''] ?? messageOf(error)
}

export function withoutPassword(url: string): string {
  const shown = new URL(url)
  shown.password = ''
  return shown.toString()
}
