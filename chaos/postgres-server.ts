import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '#platform/free-port.server.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/postgres/embedded.server.ts'
import { readPostmaster } from '#platform/postgres/postmaster.server.ts'

export type PostgresServer = {
  url: string
  /** SIGKILL to the postmaster: what is not in the write-ahead log is gone. */
  kill(): Promise<void>
  /** An owner's restart: sessions are ended, everything is written down. */
  shutDown(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL that lives beside the shop, at an address that stays the same over its deaths. */
export async function openPostgres(folder: string): Promise<PostgresServer> {
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  let server: EmbeddedPostgres = await startEmbeddedPostgres(folder, { port })
  return {
    url: server.url,
    async kill() {
      const postmaster = await readPostmaster(path.join(folder, 'postgres'))
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
    },
    shutDown: () => server.stop(),
    async start() {
      server = await startEmbeddedPostgres(folder, { port })
    },
    stop: () => server.stop(),
  }
}
