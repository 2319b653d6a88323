import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor } from './kept-page.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A page that is sent once: half a millisecond, and within a tenth of the size that takes fifty times as long. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Below this the page fits into the first packet either way. */
const WORTH_PACKING = 1000

export type Packed = { body: Buffer<ArrayBuffer>; headers: Readonly<Record<string, string>> }

/**
 * A finished page in the encoding that is asked for; everything else, data that are still being written too, stays as it
 * is. No page holds a secret that its own address does not name, so its compressed length tells nothing.
 */
export async function packPage(
  body: Buffer<ArrayBuffer>,
  type: string | undefined,
  accepted: string | undefined,
): Promise<Packed> {
  if (!type?.startsWith('text/html')) return { body, headers: {} }
  const vary = { vary: 'Accept-Encoding' }
  const encoding = encodingFor(accepted)
  if (encoding === 'identity' || body.length < WORTH_PACKING) return { body, headers: vary }
  return {
    body: encoding === 'br' ? await brotli(body, QUICK) : await zip(body),
    headers: { ...vary, 'content-encoding': encoding },
  }
}
