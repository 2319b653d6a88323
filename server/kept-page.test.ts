import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodingFor, keepPage, writeKeptPage } from './kept-page.ts'

const HTML = '<p>Cold water</p>'.repeat(200)
const page = await keepPage(Buffer.from(HTML), { 'content-type': 'text/html; charset=utf-8' })
const server = createServer((incoming, response) => {
  writeKeptPage(page, incoming, response)
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const ask = (headers: Record<string, string>, method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ host: '127.0.0.1', port, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })

describe('a kept page', () => {
  it('is sent in the best encoding that is asked for', async () => {
    const br = await ask({ 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(HTML)
    const gzip = await ask({ 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(HTML)
    const plain = await ask({})
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(HTML)
    for (const { headers, body } of [br, gzip, plain]) {
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
  })

  it('is not sent again to who has it, also when a cache in between weakened its tag', async () => {
    for (const tag of [page.etag, `W/${page.etag}`, `"other", ${page.etag}`, '*']) {
      const { status, headers, body } = await ask({ 'if-none-match': tag, 'accept-encoding': 'br' })
      expect([status, body.length, headers.etag]).toEqual([304, 0, page.etag])
      expect(headers['content-length']).toBeUndefined()
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, body } = await ask({ 'accept-encoding': 'br' }, 'HEAD')
    expect([status, body.length, headers['content-encoding']]).toEqual([200, 0, 'br'])
    expect(Number(headers['content-length'])).toBe(page.br.body.length)
  })

  it('is chosen rightly however many different lists were asked before', () => {
    for (let number = 0; number < 500; number += 1) encodingFor(`br;q=0.${number}`)
    expect(encodingFor('x, br')).toBe('br')
    expect(encodingFor('x, gzip')).toBe('gzip')
    expect(encodingFor('brotli')).toBe('identity')
  })
})
