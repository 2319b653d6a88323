import path from 'node:path'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { STAND_INS } from './lean-router.ts'

const ROUTER = 'node_modules/react-router/dist/production'

async function namesIn(file: string): Promise<string[]> {
  const module: object = await import(/* @vite-ignore */ path.resolve(file))
  return Object.keys(module).toSorted()
}

test.each(Object.entries(STAND_INS))('%s is replaced name by name', async (real, standIn) => {
  expect(await namesIn(`web/bundle/${standIn}`)).toEqual(await namesIn(path.join(ROUTER, real)))
})

test('the route table is sent whole, so that nothing has to be discovered', async () => {
  expect(await readFile('react-router.config.ts', 'utf8')).toContain("routeDiscovery: { mode: 'initial' }")
})

test('nobody hands instrumentation to the router', async () => {
  expect(await readFile('web/entry.client.tsx', 'utf8')).not.toContain('instrumentations')
})
