import { open, type FileHandle } from 'node:fs/promises'
import type { ByteRange } from './assets-conditions.ts'

const CHUNK_BYTES = 64 * 1024

/**
 * Nothing is kept between requests: the operating system's page cache already holds the files that are asked for, and
 * a copy in this process would count against its memory twice. So a request costs one buffer of at most 64 KB.
 */
export async function readAsset(
  path: string,
  range: ByteRange,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  if (range.end - range.start >= CHUNK_BYTES) return streamRange(path, range)
  const file = await open(path)
  try {
    return await readChunk(file, path, range)
  } finally {
    await file.close()
  }
}

function streamRange(path: string, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined
  let position = start
  return new ReadableStream(
    {
      // Opened at the first read, not before: an answer that nobody reads then holds no file open.
      async pull(controller) {
        try {
          file ??= await open(path)
          const last = Math.min(end, position + CHUNK_BYTES - 1)
          controller.enqueue(await readChunk(file, path, { start: position, end: last }))
          position = last + 1
          if (position <= end) return
          await file.close()
          controller.close()
        } catch (error) {
          await file?.close()
          throw error
        }
      },
      async cancel() {
        await file?.close()
      },
    },
    { highWaterMark: 0 },
  )
}

async function readChunk(file: FileHandle, path: string, { start, end }: ByteRange) {
  const bytes = new Uint8Array(end - start + 1)
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start)
  if (bytesRead !== bytes.length) throw new Error(`${path} became shorter while it was read`)
  return bytes
}
