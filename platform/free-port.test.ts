import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertPortFree, freePort } from './free-port.server.ts'

test('a free port can be listened on and is none that outgoing connections are given', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()))
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(20_000)
    expect(port).toBeLessThan(32_768)
    await assertPortFree('127.0.0.1', port, 'PORT')
  }
  expect(new Set(ports).size).toBeGreaterThan(1)
})

test('a taken port is named together with what to set', async () => {
  const server = createServer()
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await expect(assertPortFree('127.0.0.1', port, 'SANDBOX_PORT')).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken: stop what uses it, or choose another with SANDBOX_PORT=…`,
  )
  server.close()
})
