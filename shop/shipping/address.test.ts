import { expect, test } from 'vitest'
import { DeliveryAddress, DeliveryNotes, UnfinishedAddress } from './address.ts'

const address = { address: '1 George Street', city: 'Sydney', state: 'NSW', postcode: '2000' }

const problems = (given: object) =>
  DeliveryAddress.safeParse({ ...address, ...given }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])

test('a complete address passes, with spaces around it removed', () => {
  expect(DeliveryAddress.parse({ ...address, city: '  Sydney ' })).toEqual(address)
})

test('names with accents, emoji and right-to-left letters are addresses too', () => {
  expect(problems({ address: 'Üñï 5, 12 شارع 🏡' })).toBeUndefined()
})

test.each([
  [{ address: ' ' }, 'address', 'Delivery Address is required'],
  [{ address: 'x'.repeat(201) }, 'address', 'Delivery Address can have at most 200 characters'],
  [{ city: 'x'.repeat(101) }, 'city', 'City can have at most 100 characters'],
  [{ city: 'Sydney\r\nBcc: everyone' }, 'city', 'City must be a single line of text'],
  [{ city: 'Syd\u0000ney' }, 'city', 'City must be a single line of text'],
  [{ city: 'Syd\u2028ney' }, 'city', 'City must be a single line of text'],
  [{ state: 'Bavaria' }, 'state', 'Choose a state or territory'],
  [{ postcode: '200' }, 'postcode', 'A postcode has four digits'],
  [
    { state: 'QLD' },
    'state',
    'Postcode 2000 is in New South Wales. Please choose NSW or correct the postcode.',
  ],
])('%j is refused at its own field', (given, field, message) => {
  expect(problems(given)).toEqual([[field, message]])
})

test('a form that is still being filled in may have empty fields but no wrong ones', () => {
  const empty = { address: '', city: '', state: '', postcode: '' }
  expect(UnfinishedAddress.parse(empty)).toEqual(empty)
  const wrong = UnfinishedAddress.safeParse({ ...empty, postcode: '20' })
  expect(wrong.error?.issues.map((issue) => issue.message)).toEqual(['A postcode has four digits'])
})

test('delivery notes keep their lines, whichever way the browser ends them', () => {
  expect(DeliveryNotes.parse(' Two steps\r\nGate on the left\r')).toBe('Two steps\nGate on the left')
})

test('delivery notes stop at 500 characters and hold nothing unprintable', () => {
  expect(DeliveryNotes.safeParse('x'.repeat(500)).success).toBe(true)
  expect(DeliveryNotes.safeParse('x'.repeat(501)).success).toBe(false)
  expect(DeliveryNotes.safeParse('bell \u0007').success).toBe(false)
})
