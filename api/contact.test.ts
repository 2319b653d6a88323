import { expect, test } from 'vitest'
import type { ContactMessage } from '#shop/contact/message.ts'
import { contact } from './contact.ts'
import { answerError, ApiError } from './errors.ts'

const good = { name: 'Kim', email: 'kim@example.com', subject: 'Deck', message: 'Hello' }

async function post(body: string, type = 'application/json') {
  const taken: ContactMessage[] = []
  const api = contact({ contact: { send: async (message) => void taken.push(message) } })
  api.onError((error, c) => {
    if (error instanceof ApiError) return answerError(c, error)
    throw error
  })
  const answer = await api.request('/', { method: 'POST', headers: { 'content-type': type }, body })
  return { status: answer.status, body: await answer.json(), taken }
}

test('a message without a phone number is taken', async () => {
  const { status, body, taken } = await post(JSON.stringify(good))
  expect({ status, body }).toEqual({ status: 200, body: { success: true } })
  expect(taken).toEqual([{ ...good, phone: '' }])
})

test('an incomplete message is refused with what is wrong at which field', async () => {
  const { status, body, taken } = await post(JSON.stringify({ ...good, email: 'kim', subject: '' }))
  expect(status).toBe(422)
  expect(body).toMatchObject({ fields: { email: expect.any(String), subject: 'Subject is required' } })
  expect(taken).toEqual([])
})

test('broken JSON and other types are refused', async () => {
  expect((await post('{')).status).toBe(400)
  expect((await post('name=Kim', 'application/x-www-form-urlencoded')).status).toBe(415)
})
