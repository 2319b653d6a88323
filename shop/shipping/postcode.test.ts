import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Postcode, postcodeOrNull } from './postcode.ts'

test('spaces around a postcode are forgiven and leading zeros are kept', () => {
  expect(Postcode.parse(' 0800 ')).toBe('0800')
})

test.each(['', '200', '20000', '2o00', '20 00', '-200', '2.00', '２０００', '2000\n2001', '٢٠٠٠'])(
  'the text "%s" is told that a postcode has four digits',
  (text) => {
    expect(Postcode.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([
      'A postcode has four digits',
    ])
    expect(postcodeOrNull(text)).toBeNull()
  },
)

test('whatever is accepted is exactly four digits', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), (text) => {
      expect(postcodeOrNull(text) ?? '0000').toMatch(/^[0-9]{4}$/)
    }),
  )
})
