import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packPage } from './packed-page.ts'

const HTML = 'text/html; charset=utf-8'
const PAGE = Buffer.from('<p>Thank you for reading our letter</p>'.repeat(100))

describe('a page for one visitor', () => {
  it('is packed the way the browser asks for, and caches are told so', async () => {
    const br = await packPage(PAGE, HTML, 'gzip, deflate, br, zstd')
    expect(br.headers).toEqual({ vary: 'Accept-Encoding', 'content-encoding': 'br' })
    expect(brotliDecompressSync(br.body)).toEqual(PAGE)
    const gzip = await packPage(PAGE, HTML, 'gzip, br;q=0')
    expect(gzip.headers).toEqual({ vary: 'Accept-Encoding', 'content-encoding': 'gzip' })
    expect(gunzipSync(gzip.body)).toEqual(PAGE)
  })

  it('comes as it is to who asks for nothing, and when it is short', async () => {
    expect(await packPage(PAGE, HTML, undefined)).toEqual({
      body: PAGE,
      headers: { vary: 'Accept-Encoding' },
    })
    const short = Buffer.from('<p>gone</p>')
    expect((await packPage(short, HTML, 'br')).body).toEqual(short)
  })

  it('is the only thing that is packed', async () => {
    expect(await packPage(PAGE, 'text/x-script', 'br')).toEqual({ body: PAGE, headers: {} })
    expect(await packPage(PAGE, undefined, 'br')).toEqual({ body: PAGE, headers: {} })
  })
})
