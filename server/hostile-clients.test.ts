import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen, type HttpServer } from './http-server.ts'

let server: HttpServer
let sockets: Socket[] = []
beforeEach(async () => {
  server = await listen('127.0.0.1', 0, (request, response) => {
    request.resume()
    request.on('end', () => response.end('served'))
  })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await server.close()
})

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
    sockets.push(socket)
  })
}

/** Everything the server says until it hangs up. */
const untilClosed = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let said = ''
    socket.on('data', (chunk) => (said += String(chunk)))
    socket.removeAllListeners('error')
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(said))
  })

const served = async () => (await fetch(`http://127.0.0.1:${server.port}/`)).text()

test('2,000 idle connections keep nobody waiting', async () => {
  for (let count = 0; count < 2000; count += 100) await Promise.all(Array.from({ length: 100 }, open))
  expect(await served()).toBe('served')
}, 30_000)

test('a client that never finishes its headers, or says nothing at all, is hung up on', async () => {
  const slow = await open()
  slow.write('GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ')
  const trickle = setInterval(() => slow.write('a'), 500)
  const silent = await open()
  const [answer] = await Promise.all([untilClosed(slow), untilClosed(silent)])
  clearInterval(trickle)
  expect(answer).toContain('408')
}, 30_000)

test('huge headers are refused', async () => {
  const socket = await open()
  const answer = untilClosed(socket)
  socket.write(`GET / HTTP/1.1\r\nHost: shop\r\nX-Huge: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(await answer).toContain('431')
  expect(await served()).toBe('served')
})

test('two lengths in one request, a way to smuggle a second one past a proxy, are refused', async () => {
  const socket = await open()
  const answer = untilClosed(socket)
  socket.write(
    'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  )
  expect(await answer).toContain('400')
})
