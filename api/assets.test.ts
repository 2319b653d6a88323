import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAssets } from './assets.ts'

const root = mkdtempSync(join(tmpdir(), 'assets-'))
const tub = Buffer.from('a picture of the tub')
const wideTub = Buffer.from('a wide picture of the tub')
// Longer than one read, so that it is streamed.
const model = Buffer.alloc(200_000, 'glTF')
const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${'M0 0h1'.repeat(100)}"/></svg>`

function put(path: string, content: string | Buffer) {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), content)
}

let app: ReturnType<typeof createAssets>

beforeAll(() => {
  put('pictures/tub-480.0a1b2c3d.avif', tub)
  put('pictures/tub-480.0a1b2c3d.jpg', tub)
  put('pictures/tub-1600.0a1b2c3d.jpg', wideTub)
  put('pictures/.secret.jpg', 'hidden')
  put('pictures/notes.txt', 'not for the public')
  put('model/plunge-one.glb', model)
  put('drawings/setup-1.svg', drawing)
  put('masters/tub.png', 'a master')
  put('pictures.json', '{}')
  app = createAssets({ root })
})
afterAll(() => rmSync(root, { recursive: true }))

async function get(file: string, headers: Record<string, string> = {}, method = 'GET') {
  return app.request(`/api/assets/${file}`, { method, headers })
}

describe('a picture', () => {
  test('arrives with its type, length and a cache for ever when its name carries a fingerprint', async () => {
    const response = await get('tub-480.0a1b2c3d.avif')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/avif')
    expect(response.headers.get('content-length')).toBe(String(tub.length))
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(tub)
  })

  test('can be asked for by its plain name, which gives the widest and is asked for again', async () => {
    const response = await get('tub.jpg')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toContain('max-age=300')
    expect(response.headers.get('cache-control')).not.toContain('immutable')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(wideTub)
  })

  test('is described without its content when only the head is asked for', async () => {
    const response = await get('plunge-one.glb', {}, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe('200000')
    expect(await response.text()).toBe('')
  })

  test('is not sent again to a browser that has it', async () => {
    const etag = (await get('tub.jpg')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const knownAs = [etag, `W/${etag}`, `"other", ${etag}`, '*']
    const answers = await Promise.all(knownAs.map((known) => get('tub.jpg', { 'If-None-Match': known })))
    expect(answers.map((answer) => answer.status)).toEqual([304, 304, 304, 304])
    expect(answers.map((answer) => answer.headers.get('etag'))).toEqual([etag, etag, etag, etag])
    expect(answers.map((answer) => answer.body)).toEqual([null, null, null, null])
    expect((await get('tub.jpg', { 'If-None-Match': '"other"' })).status).toBe(200)
  })
})

describe('a part of a file', () => {
  test.each([
    ['bytes=0-3', 'bytes 0-3/200000', 4],
    ['bytes=199990-', 'bytes 199990-199999/200000', 10],
    ['bytes=-5', 'bytes 199995-199999/200000', 5],
    ['bytes=100-999999', 'bytes 100-199999/200000', 199_900],
    ['bytes=-999999', 'bytes 0-199999/200000', 200_000],
  ])('%s answers %s', async (range, contentRange, length) => {
    const response = await get('plunge-one.glb', { Range: range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(response.headers.get('content-length')).toBe(String(length))
    const body = Buffer.from(await response.arrayBuffer())
    const start = Number(/ (\d+)-/.exec(contentRange)?.[1])
    expect(body.equals(model.subarray(start, start + length))).toBe(true)
  })

  test.each(['bytes=200000-', 'bytes=-0'])('%s lies behind the end', async (range) => {
    const response = await get('plunge-one.glb', { Range: range })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */200000')
  })

  test.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5'])(
    '%s is not understood, so the whole file comes',
    async (range) => {
      const response = await get('plunge-one.glb', { Range: range })
      expect(response.status).toBe(200)
      expect((await response.arrayBuffer()).byteLength).toBe(200_000)
    },
  )

  test('comes only when the first part was of the same file', async () => {
    const etag = (await get('plunge-one.glb')).headers.get('etag') ?? ''
    expect((await get('plunge-one.glb', { Range: 'bytes=0-3', 'If-Range': etag })).status).toBe(206)
    expect((await get('plunge-one.glb', { Range: 'bytes=0-3', 'If-Range': '"old"' })).status).toBe(200)
    expect((await get('plunge-one.glb', { Range: 'bytes=0-3', 'If-Range': `W/${etag}` })).status).toBe(200)
  })
})

describe('a drawing', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for "%s" is sent as %s', async (accept, encoding, decompress) => {
    const response = await get('setup-1.svg', { 'Accept-Encoding': accept })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(body.length))
    expect(decompress(body).toString()).toBe(drawing)
  })

  test('has another tag in each encoding, and comes plain in parts', async () => {
    const plain = await get('setup-1.svg')
    const packed = await get('setup-1.svg', { 'Accept-Encoding': 'br' })
    expect(plain.headers.get('etag')).not.toBe(packed.headers.get('etag'))
    const part = await get('setup-1.svg', { 'Accept-Encoding': 'br', Range: 'bytes=0-3' })
    expect(part.headers.get('content-encoding')).toBeNull()
    expect(await part.text()).toBe('<svg')
  })
})

describe('what is not on the list', () => {
  test.each([
    'nothing.jpg',
    'plunge-one-user-manual.pdf',
    '',
    '.secret.jpg',
    'notes.txt',
    'pictures.json',
    'tub.png',
    'masters/tub.png',
    'pictures/tub-480.0a1b2c3d.avif',
    'pictures%2Ftub-480.0a1b2c3d.avif',
    '../assets/masters/tub.png',
    '..%2Fmasters%2Ftub.png',
    '%2e%2e%2fmasters%2ftub.png',
    '..%5Cmasters%5Ctub.png',
    '....//masters/tub.png',
    'tub.jpg%00.svg',
    'tub.jpg/',
    '%E0%A4%A',
    'constructor',
    'TUB.JPG',
  ])('/api/assets/%s is not found', async (file) => {
    const response = await get(file)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ error: 'There is no such file.', code: 'not_found' })
  })

  test('nothing can be written', async () => {
    const response = await get('tub.jpg', {}, 'PUT')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('a file that changes under the running shop', () => {
  test('is sent whole, with another tag', async () => {
    put('manual/plunge-one-user-manual.pdf', 'first edition')
    const shop = createAssets({ root })
    const read = () => shop.request('/api/assets/plunge-one-user-manual.pdf')
    const first = await read()
    put('manual/plunge-one-user-manual.pdf', 'second, longer edition')
    const second = await read()
    expect(await second.text()).toBe('second, longer edition')
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
    rmSync(join(root, 'manual'), { recursive: true })
    expect((await read()).status).toBe(404)
  })

  test('two files of one name stop the shop from starting', () => {
    put('icons/setup-1.svg', drawing)
    expect(() => createAssets({ root })).toThrow('Two assets are called setup-1.svg')
    rmSync(join(root, 'icons'), { recursive: true })
  })
})
