import { existsSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { MODEL } from './model.ts'

function fileOf(address: string): string {
  return fileURLToPath(new URL(`../assets/model/${basename(address)}`, import.meta.url))
}

test('the model is small enough to load on a phone', () => {
  expect(statSync(fileOf(MODEL.model)).size).toBeLessThan(700_000)
})

test('the decoder is there under the name the page asks for', () => {
  expect(existsSync(fileOf(MODEL.decoder))).toBe(true)
})
