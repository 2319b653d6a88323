import { stat } from 'node:fs/promises'
import { Hono, type Context } from 'hono'
import { readAsset } from './assets-body.ts'
import { isKnownCopy, preferredEncoding, requestedRange } from './assets-conditions.ts'
import { describeAsset, indexAssets, type Asset, type AssetIndex } from './assets-index.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Five minutes spare a visit of several pages; after that the ETag decides, behind what is already shown. */
const ASK_AGAIN = 'public, max-age=300, stale-while-revalidate=86400'

/** GET and HEAD /api/assets/{file}: pictures, icons, drawings, the model and the manual. */
export function createAssets({ root }: { root: string }): Hono {
  const index = indexAssets(root)
  const app = new Hono()
  app.get('/api/assets/:file', async (c) => {
    const asset = await currentAsset(index, c.req.param('file'))
    return asset ? answer(c, asset) : notFound(c)
  })
  app.get('/api/assets', notFound)
  app.get('/api/assets/*', notFound)
  app.all('/api/assets/*', (c) => {
    c.header('Allow', 'GET, HEAD')
    return c.json({ error: 'Files can only be read.', code: 'method_not_allowed' }, 405)
  })
  return app
}

function notFound(c: Context): Response {
  c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
  return c.json({ error: 'There is no such file.', code: 'not_found' }, 404)
}

/** A new release may replace files under a running shop; a stale length would cut the answer short. */
async function currentAsset(index: AssetIndex, name: string): Promise<Asset | undefined> {
  const asset = index.get(name)
  if (!asset) return undefined
  const now = await stat(asset.path).catch(() => undefined)
  if (!now) return undefined
  if (now.size === asset.bytes && now.mtimeMs === asset.changedMs) return asset
  const described = describeAsset(asset.path)
  if (!described) return undefined
  const renewed = { ...described, immutable: asset.immutable }
  index.set(name, renewed)
  return renewed
}

async function answer(c: Context, asset: Asset): Promise<Response> {
  const headers = new Headers({
    'Content-Type': asset.type,
    'Cache-Control': asset.immutable ? FOR_EVER : ASK_AGAIN,
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
  })
  const rangeHeader = c.req.header('Range')
  if (asset.compressed) headers.set('Vary', 'Accept-Encoding')
  const encoding =
    asset.compressed && !rangeHeader ? preferredEncoding(c.req.header('Accept-Encoding')) : undefined
  const etag = encoding ? asset.etag.replace(/"$/, `-${encoding}"`) : asset.etag
  headers.set('ETag', etag)
  if (isKnownCopy(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers })

  const isHead = c.req.method === 'HEAD'
  if (encoding && asset.compressed) {
    const body = asset.compressed[encoding]
    headers.set('Content-Encoding', encoding)
    headers.set('Content-Length', String(body.byteLength))
    return new Response(isHead ? null : new Uint8Array(body), { headers })
  }
  const range = isHead ? undefined : requestedRange(rangeHeader, c.req.header('If-Range'), asset)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${asset.bytes}`)
    headers.delete('Content-Type')
    return new Response(null, { status: 416, headers })
  }
  const part = range ?? { start: 0, end: asset.bytes - 1 }
  headers.set('Content-Length', String(part.end - part.start + 1))
  if (range) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${asset.bytes}`)
  const body = isHead ? null : await readAsset(asset.path, part)
  return new Response(body, { status: range ? 206 : 200, headers })
}
