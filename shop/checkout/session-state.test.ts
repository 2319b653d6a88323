import { expect, test } from 'vitest'
import { changeSession, NO_SESSION } from './session-state.ts'

const ANSWER = { clientSecret: 'pi_1_secret_1', paymentIntentId: 'pi_1', amount: 499_900 }
const failed = { type: 'failed', message: 'no' } as const

test('without a price nothing is awaited and no failure is told', () => {
  const started = changeSession(NO_SESSION, { type: 'wanted' })
  for (const state of [NO_SESSION, started, changeSession(started, failed)])
    expect(changeSession(state, { type: 'unwanted' })).toEqual(NO_SESSION)
})

test('a page that waits for nothing is not drawn again for it', () => {
  expect(changeSession(NO_SESSION, { type: 'unwanted' })).toBe(NO_SESSION)
})

test('a payment that was begun stays when its price goes, and is refreshed when there is one again', () => {
  const ready = changeSession(NO_SESSION, { type: 'answered', answer: ANSWER })
  const without = changeSession(changeSession(ready, failed), { type: 'unwanted' })
  expect(without.session).toBe(ready.session)
  expect(without).toMatchObject({ phase: 'ready', message: null })
  expect(changeSession(without, { type: 'wanted' }).phase).toBe('refreshing')
})
