import fc from 'fast-check'

/** What breaks programs that trust what they are sent. */
export const HOSTILE_TEXTS = [
  '',
  '\u0000',
  'Ann\u0000Bather',
  '\ud800',
  'a\udfffb',
  '\u202Egnp.exe',
  '\u2028',
  'Ann\r\nBcc: all@example.com',
  '=cmd()',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table orders; --",
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'javascript:alert(1)',
  '//evil.example',
  'pi_x',
  'PO-22222222',
  '0x10',
  '1e9',
  'Infinity',
  'é'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(5001),
]
export const HOSTILE_NUMBERS = [-1, 0, 1, 1.5, 99, 100, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 499_900, 519_900]

export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

export const hostileNumber = fc.oneof(fc.constantFrom(...HOSTILE_NUMBERS), fc.double(), fc.integer())

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 1e9 }),
  fc.jsonValue({ maxDepth: 3 }),
)
