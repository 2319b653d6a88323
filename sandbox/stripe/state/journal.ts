import { open, readFile, rename } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** One record put (`record` present) or removed (`record` null). */
export type Change = { kind: string; id: string; record: unknown }

export type Journal = {
  append(change: Change): void
  /** Resolves when everything appended so far is on the disk; rejects for ever after a failed write. */
  durable(): Promise<void>
  close(): Promise<void>
}

// Why a journal: the sandbox must answer 50 checkouts a second and forget nothing when killed, and it may not depend
// on the shop's database. Every batch of changes is one line `<crc32> <json>\n`, written and fsynced before any of the
// answers that wait for it go out (group commit: while one fsync runs, the next batch gathers). A batch is only
// written after the one before it reached the disk, so at most the LAST line can be torn, and nobody was told of it:
// it is dropped. A bad line with others after it is real damage, and we refuse to start rather than forget payments.
const JOURNAL = 'journal.ndjson'
const SNAPSHOT_BATCH = 500

export async function readJournal(folder: string, log: (line: string) => void): Promise<Change[]> {
  const bytes = await readFile(join(folder, JOURNAL)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  })
  const changes: Change[] = []
  let start = 0
  for (let number = 1; start < bytes.length; number++) {
    const newline = bytes.indexOf(10, start)
    const end = newline === -1 ? bytes.length : newline
    const batch = newline === -1 ? null : parseLine(bytes.toString('utf8', start, end))
    if (batch === null) {
      if (end + 1 < bytes.length) throw new Error(`${join(folder, JOURNAL)} is damaged at line ${number}`)
      log(`the last journal entry was cut off before anyone was told of it; dropped ${end - start} bytes`)
      break
    }
    for (const change of batch) changes.push(change)
    start = end + 1
  }
  return changes
}

/** Writes the compacted records to a new file, swaps it in and goes on appending to it. */
export async function openJournal(folder: string, snapshot: Change[]): Promise<Journal> {
  const fresh = join(folder, `${JOURNAL}.new`)
  const file = await open(fresh, 'w')
  await file.writeFile(linesOf(snapshot))
  await file.sync()
  await rename(fresh, join(folder, JOURNAL))
  await syncFolder(folder)
  return appendTo(file)
}

function* linesOf(snapshot: Change[]): Generator<string> {
  for (let from = 0; from < snapshot.length; from += SNAPSHOT_BATCH) {
    yield toLine(snapshot.slice(from, from + SNAPSHOT_BATCH))
  }
}

function appendTo(file: FileHandle): Journal {
  let pending: Change[] = []
  let tail: Promise<void> = Promise.resolve()

  async function writeBatch() {
    const batch = pending
    pending = []
    await file.appendFile(toLine(batch))
    await file.datasync()
  }

  return {
    append(change) {
      pending.push(change)
      if (pending.length > 1) return
      tail = tail.then(writeBatch)
      // Whoever waits on durable() sees the failure; a background change has nobody waiting.
      tail.catch(() => undefined)
    },
    durable: () => tail,
    async close() {
      try {
        await tail
      } finally {
        await file.close()
      }
    },
  }
}

function toLine(batch: Change[]): string {
  const json = JSON.stringify(batch.map((change) => [change.kind, change.id, change.record]))
  return `${checksum(json)} ${json}\n`
}

function parseLine(line: string): Change[] | null {
  const json = line.slice(9)
  if (line.slice(0, 8) !== checksum(json)) return null
  // The checksum proves that this is what toLine wrote.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const batch = JSON.parse(json) as [string, string, unknown][]
  return batch.map(([kind, id, record]) => ({ kind, id, record }))
}

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0')

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there the rename is as durable as it gets.
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync()
  await handle?.close()
}
