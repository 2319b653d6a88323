import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function randomText(length: number): string {
  let text = ''
  for (const byte of randomBytes(length)) text += ALPHABET[byte % ALPHABET.length]
  return text
}

export type IdPrefix = 'pi' | 'ch' | 're' | 'evt' | 'pm' | 'we' | 'du' | 'req'

export const newId = (prefix: IdPrefix) => `${prefix}_${randomText(24)}`
