import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { codeOf, messageOf, StartProblem } from '#platform/problem.ts'
import { type BackupEnd, type BackupHeader, copyTarget, END_OF_TABLE, FORMAT } from './backup-format.ts'
import { copyOut, type Sink } from './copy-protocol.server.ts'
import { readSequences, readTables, schemaVersionOf } from './read-schema.server.ts'

export type BackupOptions = { now: Date; leaveOut?: readonly string[] }
export type BackupMade = { schemaVersion: number; rows: Record<string, number> }

/**
 * One consistent file while others go on writing: every table is copied in one repeatable-read snapshot. It is
 * written under another name and renamed at the end, so under `file` there is never half a backup.
 */
export async function writeBackup(pool: pg.Pool, file: string, options: BackupOptions): Promise<BackupMade> {
  const draft = `${file}.${process.pid}.part`
  const client = await pool.connect()
  let made: BackupMade | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    made = await writeDraft(client, draft, options)
    await client.query('commit')
    await rename(draft, file)
    return made
  } catch (error) {
    await rm(draft, { force: true })
    if (codeOf(error) === undefined || error instanceof StartProblem) throw error
    throw new StartProblem(`The backup ${file} cannot be written: ${messageOf(error)}.`)
  } finally {
    // A connection that stopped in the middle of a copy is of no use to anybody else.
    client.release(made === undefined)
  }
}

async function writeDraft(
  client: pg.ClientBase,
  draft: string,
  { now, leaveOut = [] }: BackupOptions,
): Promise<BackupMade> {
  const header: BackupHeader = {
    format: FORMAT,
    madeAt: now.toISOString(),
    schemaVersion: await schemaVersionOf(client),
    tables: await readTables(client, leaveOut),
    sequences: await readSequences(client),
  }
  if (header.schemaVersion === 0)
    throw new StartProblem('The database is empty: there is nothing to back up.')
  const hash = createHash('sha256')
  const gzip = createGzip()
  const sink: Sink = {
    write(chunk) {
      hash.update(chunk)
      return gzip.write(chunk)
    },
    // A sink that broke never drains: the pipeline below is what says so.
    onceDrained: (listener) => void gzip.once('drain', listener),
  }
  // The backup holds names and addresses: nobody but its owner reads it.
  const written = pipeline(gzip, createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
  const broken = written.then(() => new Promise<never>(() => undefined))
  const rows = await Promise.race([copyTables(client, header, sink), broken])
  gzip.end(`${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies BackupEnd)}\n`)
  await written
  await syncFile(draft)
  return { schemaVersion: header.schemaVersion, rows }
}

async function copyTables(client: pg.ClientBase, header: BackupHeader, sink: Sink) {
  const rows: Record<string, number> = {}
  sink.write(Buffer.from(`${JSON.stringify(header)}\n`))
  for (const table of header.tables) {
    rows[table.name] = await copyOut(client, `copy ${copyTarget(table)} to stdout`, sink)
    sink.write(Buffer.from(END_OF_TABLE))
  }
  return rows
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file)
  await handle.sync()
  await handle.close()
}
