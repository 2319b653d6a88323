import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { WANTED_EVENTS } from './stripe-events.server.ts'

test('the owner is told to ask Stripe for the very events that the shop acts upon', async () => {
  const guide = await readFile('docs/going-live.md', 'utf8')
  const named = Array.from(
    guide.matchAll(/`((?:payment_intent|charge|refund)\.[a-z_.]+)`/g),
    ([, name]) => name,
  )
  expect(named.toSorted()).toEqual([...WANTED_EVENTS].toSorted())
})
