import { createHash } from 'node:crypto'

/** Eight hex digits name a file: at a few hundred files a clash is one in ten million. */
const SHORT = 8

export function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // The length in front keeps ('ab', 'c') and ('a', 'bc') apart.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

export function shortHash(...parts: readonly (string | Uint8Array)[]): string {
  return sha256(...parts).slice(0, SHORT)
}
