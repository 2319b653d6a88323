import { expect, test } from 'vitest'
import { draftFromForm } from './draft.ts'
import { checkMessage, MESSAGE_MAX, SUBJECT_MAX } from './message.ts'

const good = {
  name: 'Kim Lee',
  email: 'kim@example.com',
  phone: '',
  subject: 'Deck',
  message: 'Will it fit?',
}

test('a complete message is taken, trimmed', () => {
  expect(checkMessage({ ...good, name: '  Kim Lee ' })).toEqual({ ok: true, value: good })
})

test('the phone may be left out', () => {
  const { phone, ...rest } = good
  expect(phone).toBe('')
  expect(checkMessage(rest)).toEqual({ ok: true, value: good })
})

test('an empty form says what each field needs', () => {
  expect(checkMessage(draftFromForm(new FormData()))).toEqual({
    ok: false,
    error: {
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    },
  })
})

test.each(['name', 'subject', 'phone'] as const)('a line break in %s cannot forge a mail header', (field) => {
  const forged = { ...good, [field]: 'Hello\r\nBcc: everyone@example.com' }
  expect(checkMessage(forged)).toMatchObject({ ok: false, error: { [field]: expect.any(String) } })
})

test.each(['kim', 'kim@example', 'kim@example.com\nBcc: x@example.com', '@example.com'])(
  '%j is no e-mail address',
  (email) => {
    expect(checkMessage({ ...good, email })).toMatchObject({
      ok: false,
      error: { email: expect.any(String) },
    })
  },
)

test('a message keeps its line breaks, emoji and right-to-left text', () => {
  const message = 'One\r\nتو\n🧊'
  expect(checkMessage({ ...good, message })).toMatchObject({ ok: true, value: { message: 'One\nتو\n🧊' } })
})

test('subject and message end at their limits', () => {
  expect(
    checkMessage({ ...good, subject: 'x'.repeat(SUBJECT_MAX), message: 'x'.repeat(MESSAGE_MAX) }).ok,
  ).toBe(true)
  expect(checkMessage({ ...good, subject: 'x'.repeat(SUBJECT_MAX + 1) }).ok).toBe(false)
  expect(checkMessage({ ...good, message: 'x'.repeat(MESSAGE_MAX + 1) }).ok).toBe(false)
})

test('what is not a form at all is refused, not thrown', () => {
  for (const junk of [null, 'text', 7, []]) expect(checkMessage(junk).ok).toBe(false)
})
