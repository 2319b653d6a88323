import type pg from 'pg'
import type { BackupHeader, BackupTable } from './backup-format.ts'

/** The list of applied migrations describes the schema; it is made anew by whoever makes the schema. */
const NOT_DATA = 'schema_migrations'

/** Tables that are kept (unlogged ones are not), each after the tables that it refers to. */
export async function readTables(client: pg.ClientBase, leaveOut: readonly string[]): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    `select c.relname::text as name,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                   order by a.attnum) as columns,
            array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
                   where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
       from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
        and c.relname <> all ($1)
      order by c.relname`,
    [[NOT_DATA, ...leaveOut]],
  )
  return inLoadingOrder(rows).map(({ name, columns }) => ({ name, columns }))
}

function inLoadingOrder<T extends { name: string; needs: readonly string[] }>(tables: readonly T[]): T[] {
  const waiting = new Set(tables)
  const sorted: T[] = []
  while (waiting.size > 0) {
    const waitingNames = new Set([...waiting].map(({ name }) => name))
    const free = [...waiting].filter(({ needs }) => !needs.some((name) => waitingNames.has(name)))
    if (free.length === 0) throw new Error('Tables refer to each other in a circle and cannot be backed up')
    for (const table of free) waiting.delete(table)
    sorted.push(...free)
  }
  return sorted
}

/** Sequences of tables and free ones alike. Read after the snapshot is taken, they have counted all its rows. */
export async function readSequences(client: pg.ClientBase): Promise<BackupHeader['sequences']> {
  const names = await client.query<{ name: string; quoted: string }>(
    `select relname::text as name, format('%I', relname) as quoted from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S' and relpersistence = 'p' order by relname`,
  )
  const sequences: BackupHeader['sequences'] = []
  for (const { name, quoted } of names.rows) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted}`,
    )
    if (rows[0]) sequences.push({ name, ...rows[0] })
  }
  return sequences
}

/** 0: no migration was ever applied. */
export async function schemaVersionOf(client: pg.ClientBase): Promise<number> {
  const there = await client.query("select to_regclass('public.schema_migrations') is not null as there")
  if (there.rows[0]?.there !== true) return 0
  const { rows } = await client.query<{ version: number | null }>(
    'select max(version) as version from schema_migrations',
  )
  return rows[0]?.version ?? 0
}
