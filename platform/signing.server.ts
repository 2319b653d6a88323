import { createHmac, timingSafeEqual } from 'node:crypto'

export type Signer = {
  /** A key that only we can make for this value and this purpose. */
  sign(purpose: string, value: string): string
  verify(purpose: string, value: string, given: string): boolean
}

export function createSigner(secret: string): Signer {
  const sign = (purpose: string, value: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')
  return {
    sign,
    verify(purpose, value, given) {
      const wanted = Buffer.from(sign(purpose, value))
      const offered = Buffer.from(given)
      // Compared in constant time: how long a refusal takes must not tell how much of the key was right.
      return offered.length === wanted.length && timingSafeEqual(wanted, offered)
    },
  }
}
