import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase, type Database } from '#platform/database.server.ts'
import type { Migration } from '#platform/migrations.server.ts'
import { migrate } from '#platform/migrations.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'

const migration = (version: number, sql: string): Migration => ({
  version,
  name: `${version}`,
  sql,
  checksum: `${version}`,
})
const FIRST = migration(
  1,
  `create table aaa_child (id bigint generated always as identity primary key, parent uuid not null, note text);
   create table parents (id uuid primary key, at timestamptz, data jsonb, big bigint, tags text[], ok boolean,
     doubled bigint generated always as (big * 2) stored);
   alter table aaa_child add foreign key (parent) references parents (id);
   create sequence numbers start 1001;
   create unlogged table scratch (id int)`,
)
const SECOND = migration(2, `alter table parents add column added text not null default 'new'`)

let folder: string
let source: Database
const opened: Database[] = []
const NOW = new Date('2026-11-16T01:00:00Z')

async function emptyDatabase(): Promise<Database> {
  const name = `backup_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('databaseServer') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  const database = openDatabase(url.toString(), { poolSize: 3 })
  opened.push(database)
  return database
}

const file = (name: string) => path.join(folder, name)

async function contents(database: Database): Promise<unknown> {
  const parents = await database.pool.query('select * from parents order by id')
  const children = await database.pool.query('select * from aaa_child order by id')
  return { parents: parents.rows, children: children.rows }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
  source = await emptyDatabase()
  await migrate(source.pool, [FIRST])
  await source.pool.query(
    `insert into parents values
      ('00000000-0000-4000-8000-000000000001', '2026-11-16 10:00:00.123456+11', '{"a": "line\\nbreak"}', 9007199254740993, '{a,"b,c"}', true),
      ('00000000-0000-4000-8000-000000000002', null, null, null, null, null)`,
  )
  const awkward = ['', '\\.', '\\N', 'tab\tand\nbreaks\r\n', '\\', 'é 水 😀', null]
  for (const note of awkward) {
    await source.pool.query(
      `insert into aaa_child (parent, note) values ('00000000-0000-4000-8000-000000000001', $1)`,
      [note],
    )
  }
  await source.pool.query(`select nextval('numbers')`)
  await source.pool.query('insert into scratch values (1)')
  await writeBackup(source.pool, file('good.gz'), { now: NOW })
})

afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()))
  await rm(folder, { recursive: true, force: true })
})

test('a restored database has the same rows, and counts on where the old one stopped', async () => {
  const target = await emptyDatabase()
  const { header, end } = await restoreBackup(target, file('good.gz'), { migrations: [FIRST] })
  expect(header.madeAt).toBe(NOW.toISOString())
  expect(end.rows).toEqual({ aaa_child: 7, parents: 2 })
  expect(await contents(target)).toEqual(await contents(source))
  const number = await target.pool.query(`select nextval('numbers') as next`)
  expect(number.rows).toEqual([{ next: '1002' }])
  const child = await target.pool.query(
    `insert into aaa_child (parent) values ('00000000-0000-4000-8000-000000000002') returning id`,
  )
  expect(child.rows).toEqual([{ id: '8' }])
})

test('a backup of an older schema is brought up to date after it is loaded', async () => {
  const target = await emptyDatabase()
  await restoreBackup(target, file('good.gz'), { migrations: [FIRST, SECOND] })
  const { rows } = await target.pool.query('select distinct added from parents')
  expect(rows).toEqual([{ added: 'new' }])
})

test('a backup shows one moment, whatever is written meanwhile', async () => {
  const busy = await emptyDatabase()
  await migrate(busy.pool, [FIRST])
  await busy.pool.query(`insert into parents (id) select gen_random_uuid() from generate_series(1, 20000)`)
  const state = { writing: true }
  const writer = (async () => {
    while (state.writing) {
      await busy.pool.query(
        `with p as (insert into parents (id) values (gen_random_uuid()) returning id)
         insert into aaa_child (parent) select id from p`,
      )
    }
  })()
  await writeBackup(busy.pool, file('busy.gz'), { now: NOW })
  state.writing = false
  await writer
  const target = await emptyDatabase()
  const { end } = await restoreBackup(target, file('busy.gz'), { migrations: [FIRST] })
  expect(end.rows['parents']).toBe(20_000 + (end.rows['aaa_child'] ?? Number.NaN))
})

test('a backup can be read by its owner alone and leaves no half-written file behind', async () => {
  expect((await stat(file('good.gz'))).mode & 0o777).toBe(0o600)
  await expect(writeBackup(source.pool, file('missing/x.gz'), { now: NOW })).rejects.toThrow(
    'cannot be written',
  )
  expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([])
})

test('a database with data is refused and keeps it', async () => {
  const target = await emptyDatabase()
  await migrate(target.pool, [FIRST])
  await target.pool.query(`insert into parents (id) values ('00000000-0000-4000-8000-000000000009')`)
  await expect(restoreBackup(target, file('good.gz'), { migrations: [FIRST] })).rejects.toThrow(
    'The database is not empty',
  )
  expect((await target.pool.query('select id from parents')).rowCount).toBe(1)
})

test('a backup of a newer schema is refused', async () => {
  const newer = await emptyDatabase()
  await migrate(newer.pool, [FIRST, SECOND])
  await writeBackup(newer.pool, file('newer.gz'), { now: NOW })
  const target = await emptyDatabase()
  await expect(restoreBackup(target, file('newer.gz'), { migrations: [FIRST] })).rejects.toThrow(
    'made by a newer version',
  )
})

test.each([
  ['cut off in the middle', (good: Buffer) => good.subarray(0, good.length - 20), 'not written to its end'],
  ['cut off before its last line', (good: Buffer) => without(good, 1), 'its end is missing'],
  ['with a changed row', (good: Buffer) => changed(good, 'é', 'e'), 'its checksum does not match'],
  ['that is empty', () => Buffer.alloc(0), 'not written to its end|it is empty'],
  ['that is something else', () => Buffer.from('hello'), 'damaged or no backup'],
  ['that is another gzip', () => gzipSync('hello\n'), 'no backup of this shop'],
])('a file %s is refused in one sentence and changes nothing', async (_how, spoil, sentence) => {
  const spoilt = file(`spoilt-${randomBytes(4).toString('hex')}.gz`)
  await writeFile(spoilt, spoil(await readFile(file('good.gz'))))
  const target = await emptyDatabase()
  await expect(restoreBackup(target, spoilt, { migrations: [FIRST] })).rejects.toThrow(new RegExp(sentence))
  const { rows } = await target.pool.query(`select to_regclass('parents') as there`)
  expect(rows).toEqual([{ there: null }])
})

const without = (good: Buffer, lastLines: number) =>
  gzipSync(
    gunzipSync(good)
      .toString()
      .split('\n')
      .slice(0, -1 - lastLines)
      .map((line) => `${line}\n`)
      .join(''),
  )

const changed = (good: Buffer, from: string, to: string) =>
  gzipSync(gunzipSync(good).toString().replace(from, to))
