import { expect, test } from 'vitest'
import { ok } from '#platform/result.ts'
import { answerError, ApiError } from './errors.ts'
import { newsletter } from './newsletter.ts'

async function post(body: object) {
  const taken: string[] = []
  const api = newsletter({
    newsletter: {
      subscribe: async ({ email }) => void taken.push(email),
      confirm: async () => ok(null),
      unsubscribe: async () => ok(null),
    },
  })
  api.onError((error, c) => {
    if (error instanceof ApiError) return answerError(c, error)
    throw error
  })
  const headers = { 'content-type': 'application/json' }
  const answer = await api.request('/', { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json(), taken }
}

test('an address is taken', async () => {
  const answer = await post({ email: ' kim@example.com ' })
  expect(answer).toEqual({ status: 200, body: { success: true }, taken: ['kim@example.com'] })
})

test('what is no address is refused at its field', async () => {
  const { status, body, taken } = await post({ email: 'kim' })
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'invalid', fields: { email: expect.any(String) } })
  expect(taken).toEqual([])
})
