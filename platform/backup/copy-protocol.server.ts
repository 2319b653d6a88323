import { once } from 'node:events'
import type pg from 'pg'
import { messageOf } from '#platform/problem.ts'

/** The calls that node-postgres makes on whatever it was given as a query, and its connection inside. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  sendCopyFail(message: string): void
  endCopyFrom(): void
}
type CopyQuery = pg.Submittable & {
  handleCopyData?(message: { chunk: Buffer }, connection: CopyConnection): void
  handleCopyInResponse?(connection: CopyConnection): void
  handleCommandComplete(message: { text: string }): void
  handleError(error: Error): void
  handleReadyForQuery(): void
}

export type Sink = {
  /** False: full for now, wait until it has drained. */
  write(chunk: Buffer): boolean
  onceDrained(listener: () => void): void
}

/** Rows arrive one by one and are short: gathered to blocks of this size before they are written on. */
const BLOCK_BYTES = 64 * 1024

/** Runs a COPY … TO STDOUT into `sink`, no faster than it takes it; answers the number of rows. */
export function copyOut(client: pg.ClientBase, sql: string, sink: Sink): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    let block: Buffer[] = []
    let size = 0
    let paused = false

    function writeBlock(connection: CopyConnection): void {
      const roomLeft = sink.write(Buffer.concat(block))
      block = []
      size = 0
      if (roomLeft || paused) return
      paused = true
      connection.stream.pause()
      sink.onceDrained(() => {
        paused = false
        connection.stream.resume()
      })
    }

    const query: CopyQuery = {
      submit: (connection) => connection.query(sql),
      handleCopyData({ chunk }, connection) {
        // The driver reads the next packet into the same memory, so the row is copied out of it.
        block.push(Buffer.from(chunk))
        size += chunk.length
        if (size >= BLOCK_BYTES) writeBlock(connection)
      },
      handleCommandComplete: ({ text }) => (rows = rowsOf(text)),
      handleError: reject,
      handleReadyForQuery() {
        if (block.length > 0) sink.write(Buffer.concat(block))
        resolve(rows)
      },
    }
    client.query(query)
  })
}

/** Runs a COPY … FROM STDIN with what `source` gives; answers the number of rows. */
export function copyIn(client: pg.ClientBase, sql: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    let ended = false

    async function feed(connection: CopyConnection): Promise<void> {
      try {
        for await (const chunk of source) {
          if (ended) return
          connection.sendCopyFromChunk(chunk)
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
        }
        if (!ended) connection.endCopyFrom()
      } catch (error) {
        if (!ended) connection.sendCopyFail(messageOf(error))
      }
    }

    const query: CopyQuery = {
      submit: (connection) => connection.query(sql),
      handleCopyInResponse: (connection) => void feed(connection),
      handleCommandComplete: ({ text }) => (rows = rowsOf(text)),
      handleError(error) {
        ended = true
        reject(error)
      },
      handleReadyForQuery() {
        ended = true
        resolve(rows)
      },
    }
    client.query(query)
  })
}

/** PostgreSQL ends a copy with 'COPY 12'. */
const rowsOf = (tag: string): number => Number(tag.split(' ')[1] ?? 0)
