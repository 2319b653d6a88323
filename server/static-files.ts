import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import path from 'node:path'
import { encodingFor } from './kept-page.ts'
import { SECURITY_HEADERS, strictTransport } from './security-headers.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

type Kept = { body: Buffer; headers: OutgoingHttpHeaders }
type Encodings = { identity: Kept; gzip?: Kept; br?: Kept }

/**
 * The built scripts, styles and fonts under /assets/: about a megabyte, so they are held in memory with their
 * compressed forms. Names carry a content hash: a browser may keep them for a year.
 */
export function createStaticFiles(
  folder: string,
  { https = false } = {},
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = load(folder, https ? Object.fromEntries([strictTransport]) : {})
  return (request, response) => {
    if (!request.url?.startsWith('/assets/') || (request.method !== 'GET' && request.method !== 'HEAD'))
      return false
    const file = files.get(request.url.split('?', 1)[0] ?? '')
    if (!file) return false
    const { body, headers } = file[encodingFor(request.headers['accept-encoding'])] ?? file.identity
    response.writeHead(200, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}

function load(folder: string, transport: OutgoingHttpHeaders): Map<string, Encodings> {
  const files = new Map<string, Encodings>()
  for (const name of readdirSync(path.join(folder, 'assets'))) {
    const type = TYPES[path.extname(name)]
    if (type === undefined) continue
    const file = path.join(folder, 'assets', name)
    const common = {
      ...SECURITY_HEADERS,
      ...transport,
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    }
    files.set(`/assets/${name}`, {
      identity: keep(file, common),
      ...optional('br', `${file}.br`, common),
      ...optional('gzip', `${file}.gz`, common),
    })
  }
  return files
}

function keep(file: string, headers: OutgoingHttpHeaders): Kept {
  const body = readFileSync(file)
  return { body, headers: { ...headers, 'content-length': body.length } }
}

function optional(encoding: 'br' | 'gzip', file: string, headers: OutgoingHttpHeaders): Partial<Encodings> {
  try {
    return { [encoding]: keep(file, { ...headers, 'content-encoding': encoding }) }
  } catch {
    return {}
  }
}
