import type pg from 'pg'
import type { Database, Transaction } from '#platform/database.server.ts'
import { migrate, type Migration } from '#platform/migrations.server.ts'
import { StartProblem } from '#platform/problem.ts'
import { copyTarget, END_OF_TABLE, quoted } from './backup-format.ts'
import { copyIn } from './copy-protocol.server.ts'
import { backupLines, checkBackup, type CheckedBackup } from './read-backup.server.ts'
import { readTables, schemaVersionOf } from './read-schema.server.ts'

export type RestoreOptions = {
  migrations: readonly Migration[]
  leaveOut?: readonly string[]
  /** Runs in the transaction of the restore: what is not data but follows from it, such as queued jobs. */
  finish?(tx: Transaction): Promise<void>
}

/**
 * Loads a backup into a database without data, in one transaction. The schema is made as it was when the backup was
 * written, and brought up to date afterwards, so that migrations see the rows they were written for.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  options: RestoreOptions,
): Promise<CheckedBackup> {
  const { migrations } = options
  const backup = await checkBackup(file)
  const { schemaVersion } = backup.header
  const newest = migrations.at(-1)?.version ?? 0
  if (schemaVersion > newest) {
    throw new StartProblem(
      `The backup ${file} was made by a newer version (schema ${schemaVersion}, here ${newest}): update first.`,
    )
  }
  await assertRoom(database, schemaVersion, options)
  await migrate(
    database.pool,
    migrations.filter(({ version }) => version <= schemaVersion),
  )
  await database.transaction(async (tx) => {
    await load(tx.client, file, backup)
    await options.finish?.(tx)
  })
  await migrate(database.pool, migrations)
  return backup
}

async function assertRoom(database: Database, schemaVersion: number, options: RestoreOptions): Promise<void> {
  const client = await database.pool.connect()
  try {
    const present = await schemaVersionOf(client)
    for (const { name } of await readTables(client, options.leaveOut ?? [])) {
      const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`)
      if (rows.length === 0) continue
      throw new StartProblem(
        `The database is not empty (there are ${name.replaceAll('_', ' ')}): restore into a new one, with another DATA_DIR or DATABASE_URL.`,
      )
    }
    if (present > schemaVersion) {
      throw new StartProblem(
        `The database is already at schema ${present} and the backup at ${schemaVersion}: restore into one without tables.`,
      )
    }
  } finally {
    client.release()
  }
}

async function load(client: pg.ClientBase, file: string, { header, end }: CheckedBackup): Promise<void> {
  const lines = backupLines(file)
  await lines.next() // the header, read already
  for (const table of header.tables) {
    const count = await copyIn(client, `copy ${copyTarget(table)} from stdin`, linesOfTable(lines))
    if (count !== end.rows[table.name]) {
      throw new StartProblem(`The backup ${file} is damaged: it lacks rows of ${table.name}.`)
    }
  }
  await lines.return(undefined)
  for (const { name, last, called } of header.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), last, called])
  }
}

/** Short rows are sent in blocks of this size. */
const BLOCK_BYTES = 64 * 1024

async function* linesOfTable(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let block: Buffer[] = []
  let size = 0
  // Not `for await`: leaving that loop would close the file, and the next table is still in it.
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (next.value.equals(LAST_OF_TABLE)) break
    block.push(next.value)
    size += next.value.length
    if (size < BLOCK_BYTES) continue
    yield Buffer.concat(block)
    block = []
    size = 0
  }
  if (block.length > 0) yield Buffer.concat(block)
}

const LAST_OF_TABLE = Buffer.from(END_OF_TABLE)
