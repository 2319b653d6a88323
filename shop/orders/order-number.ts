/** Easy to read aloud: no 0/O, no 1/I/L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

export const ORDER_NUMBER = /^PO-[2-9A-HJKMNP-Z]{8}$/

/** Random, so that nobody can count our orders or guess the next: 31^8 is 850 billion. */
export function makeOrderNumber(randomBytes: (count: number) => Uint8Array): string {
  let number = 'PO-'
  while (number.length < LENGTH + 3) {
    for (const byte of randomBytes(LENGTH)) {
      // 248 = 8 × 31: bytes above it would make the first letters likelier than the last.
      if (byte < 248 && number.length < LENGTH + 3) number += ALPHABET[byte % ALPHABET.length] ?? ''
    }
  }
  return number
}

/** People type what they read: lower case, without the dash, with spaces. */
export function readOrderNumber(text: string): string | null {
  const compact = text.toUpperCase().replace(/[\s-]/g, '')
  const number = `PO-${compact.replace(/^PO/, '')}`
  return ORDER_NUMBER.test(number) ? number : null
}
