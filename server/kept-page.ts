import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** One finished answer in three encodings, ready to be written without any further work. */
export type KeptPage = {
  etag: string
  bytes: number
  identity: Answer
  gzip: Answer
  br: Answer
  unchanged: OutgoingHttpHeaders
}

type Answer = { body: Buffer; headers: OutgoingHttpHeaders }

/** Shareable, but asked again each time: a price change is seen at once, and an unchanged page costs a 304. */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

export async function keepPage(body: Buffer, headers: OutgoingHttpHeaders): Promise<KeptPage> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const common = { ...headers, etag, 'cache-control': REVALIDATED, vary: 'Accept-Encoding' }
  const br = await brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
  const gz = await zip(body, { level: constants.Z_BEST_COMPRESSION })
  return {
    etag,
    bytes: body.length + br.length + gz.length,
    identity: { body, headers: { ...common, 'content-length': body.length } },
    gzip: { body: gz, headers: { ...common, 'content-encoding': 'gzip', 'content-length': gz.length } },
    br: { body: br, headers: { ...common, 'content-encoding': 'br', 'content-length': br.length } },
    unchanged: common,
  }
}

export function writeKeptPage(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  if (matches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.unchanged).end()
    return
  }
  const { body, headers } = page[encodingFor(request.headers['accept-encoding'])]
  response.writeHead(200, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

/** A cache in between may weaken the tag (W/); the comparison for GET is weak anyway. */
function matches(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return (
    given === etag ||
    given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
  )
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of different lists: each is read once. Bounded, because anyone may send anything. */
const KNOWN_LISTS = new Map<string, Encoding>()
const MOST_LISTS = 100

export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '')
  const known = KNOWN_LISTS.get(list)
  if (known !== undefined) return known
  const encoding = chooseEncoding(list)
  if (KNOWN_LISTS.size < MOST_LISTS) KNOWN_LISTS.set(list, encoding)
  return encoding
}

function chooseEncoding(list: string): Encoding {
  if (offers(list, 'br')) return 'br'
  return offers(list, 'gzip') ? 'gzip' : 'identity'
}

function offers(list: string, coding: string): boolean {
  if (!list.includes(coding)) return false
  return list.split(',').some((entry) => {
    const [name, ...parameters] = entry.trim().toLowerCase().split(';')
    return name === coding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?$/.test(parameter))
  })
}
