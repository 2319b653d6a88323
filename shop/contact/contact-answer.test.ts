import { expect, test } from 'vitest'
import { readAnswer } from './contact-answer.ts'

test('success is read from the answer', () => {
  expect(readAnswer({ success: true })).toEqual({ success: true, error: null, fields: {} })
})

test('a refusal brings its sentence and what is wrong at which field', () => {
  const body = { success: false, error: 'Please check.', fields: { email: 'Wrong', somethingElse: 'x' } }
  expect(readAnswer(body)).toEqual({ success: false, error: 'Please check.', fields: { email: 'Wrong' } })
})

test.each([null, '<html>', { success: 'yes' }, []])('%j counts as failed', (body) => {
  expect(readAnswer(body)).toMatchObject({ success: false, error: null })
})
