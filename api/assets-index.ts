import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export type Asset = {
  path: string
  type: string
  bytes: number
  changedMs: number
  etag: string
  /** The name carries a fingerprint of the content: it can be kept for ever. */
  immutable: boolean
  /** Only for text: pictures and the model are compressed already. */
  compressed?: { br: Buffer; gzip: Buffer }
}

export type AssetIndex = Map<string, Asset>

/** Nothing else under assets/ is public: masters, scene and sources stay where they are. */
const SERVED_FOLDERS = ['pictures', 'social', 'icons', 'drawings', 'model', 'manual']

const TEXT_TYPES = new Map([
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
])
const BINARY_TYPES = new Map([
  ['.avif', 'image/avif'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.glb', 'model/gltf-binary'],
  ['.pdf', 'application/pdf'],
])

const SAFE_NAME = /^[a-z0-9][a-z0-9.-]*$/
const HASHED_NAME = /\.([0-9a-f]{8})\.[a-z]+$/
const HASHED_JPEG = /^(?<key>.+)-(?<width>\d+)\.[0-9a-f]{8}\.jpg$/

/**
 * The whole list of what may be asked for, made once at start. A request is looked up in it by name and never joined
 * to a path, so there is nothing to traverse and nothing to list.
 */
export function indexAssets(root: string): AssetIndex {
  const index: AssetIndex = new Map()
  const widest = new Map<string, number>()
  for (const folder of SERVED_FOLDERS) {
    for (const name of filesIn(join(root, folder))) {
      const asset = describeAsset(join(root, folder, name))
      if (!asset) continue
      if (index.has(name))
        throw new Error(`Two assets are called ${name}; names are served without their folder`)
      index.set(name, asset)
      const jpeg = HASHED_JPEG.exec(name)?.groups
      if (!jpeg) continue
      const { key = '', width = '' } = jpeg
      if (Number(width) <= (widest.get(key) ?? 0)) continue
      widest.set(key, Number(width))
      // Mail, search engines and the product list need a name that survives a new rendering.
      index.set(`${key}.jpg`, { ...asset, immutable: false })
    }
  }
  return index
}

export function describeAsset(path: string): Asset | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const textType = TEXT_TYPES.get(extname(name))
  const type = textType ?? BINARY_TYPES.get(extname(name))
  if (!type || !SAFE_NAME.test(name)) return undefined
  const { size, mtimeMs } = statSync(path)
  const nameHash = HASHED_NAME.exec(name)?.[1]
  const file = { path, type, bytes: size, changedMs: mtimeMs, immutable: nameHash !== undefined }
  // A fingerprint in the name spares the start from reading every picture.
  if (nameHash && !textType) return { ...file, etag: `"${nameHash}"` }
  const content = readFileSync(path)
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`
  if (!textType) return { ...file, etag }
  return { ...file, etag, compressed: { br: brotliCompressSync(content), gzip: gzipSync(content) } }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .toSorted()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
