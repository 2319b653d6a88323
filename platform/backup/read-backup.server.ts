import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { codeOf, messageOf, StartProblem } from '#platform/problem.ts'
import { BackupEnd, BackupHeader, END_OF_TABLE } from './backup-format.ts'

const NEWLINE = 10

/** Line by line, each with its newline, in memory for one block of the file at a time. */
export async function* backupLines(file: string): AsyncGenerator<Buffer> {
  const unzipped = pipeline(createReadStream(file), createGunzip(), () => undefined)
  let rest: Buffer = Buffer.alloc(0)
  for await (const block of unzipped) {
    if (!Buffer.isBuffer(block)) throw new TypeError('A file is read as bytes')
    let from = 0
    for (let at = block.indexOf(NEWLINE); at !== -1; at = block.indexOf(NEWLINE, from)) {
      const line = block.subarray(from, at + 1)
      yield rest.length > 0 ? Buffer.concat([rest, line]) : line
      rest = Buffer.alloc(0)
      from = at + 1
    }
    rest = Buffer.concat([rest, block.subarray(from)])
  }
  if (rest.length > 0) yield rest
}

export type CheckedBackup = { header: BackupHeader; end: BackupEnd }

/** Reads the whole file once before anything is changed: complete, undamaged, and in a format we know. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  try {
    return await check(file)
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(`The backup ${file} cannot be read: ${reasonOf(error)}.`)
  }
}

async function check(file: string): Promise<CheckedBackup> {
  const hash = createHash('sha256')
  let header: BackupHeader | undefined
  let tablesLeft = 0
  let end: string | undefined
  for await (const line of backupLines(file)) {
    if (header === undefined) {
      header = readHeader(file, line.toString())
      tablesLeft = header.tables.length
    } else if (tablesLeft === 0) {
      if (end !== undefined) throw damaged(file, 'something follows its last line')
      end = line.toString()
      continue
    } else if (line.equals(LAST_OF_TABLE)) tablesLeft -= 1
    hash.update(line)
  }
  if (header === undefined) throw damaged(file, 'it is empty')
  if (end === undefined) throw damaged(file, 'its end is missing')
  const parsed = BackupEnd.safeParse(jsonOrNull(end))
  if (!parsed.success) throw damaged(file, 'its last line cannot be read')
  if (parsed.data.sha256 !== hash.digest('hex')) throw damaged(file, 'its checksum does not match')
  return { header, end: parsed.data }
}

const LAST_OF_TABLE = Buffer.from(END_OF_TABLE)

function readHeader(file: string, line: string): BackupHeader {
  const parsed = BackupHeader.safeParse(jsonOrNull(line))
  if (!parsed.success) throw new StartProblem(`The file ${file} is no backup of this shop, or a newer one.`)
  return parsed.data
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const damaged = (file: string, how: string) =>
  new StartProblem(`The backup ${file} is damaged (${how}): nothing was restored.`)

function reasonOf(error: unknown): string {
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'it may not be read',
    Z_BUF_ERROR: 'it was not written to its end',
    Z_DATA_ERROR: 'it is damaged or no backup',
  }
  return reasons[codeOf(error) ?? ''] ?? messageOf(error)
}
