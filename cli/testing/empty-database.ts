import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** The address of a database without tables. */
export async function emptyDatabase(): Promise<string> {
  const name = `tool_${randomBytes(6).toString('hex')}`
  const server = inject('databaseServer')
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}
