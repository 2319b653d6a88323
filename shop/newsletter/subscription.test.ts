import { expect, test } from 'vitest'
import { checkSubscription } from './subscription.ts'

test('an address is taken without the spaces around it', () => {
  expect(checkSubscription({ email: ' kim@example.com ' })).toEqual({
    ok: true,
    value: { email: 'kim@example.com' },
  })
})

test.each([{}, { email: '' }, { email: 'kim' }, { email: 'a@b.co\r\nBcc: c@d.co' }, null])(
  '%j is refused',
  (given) => {
    expect(checkSubscription(given).ok).toBe(false)
  },
)
