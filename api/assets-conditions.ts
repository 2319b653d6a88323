import type { Asset } from './assets-index.ts'

export type ByteRange = { start: number; end: number }

/** RFC 9110 § 13.1.2: a list of tags, compared weakly. */
export function isKnownCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = new Set(ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '')))
  return tags.has('*') || tags.has(etag)
}

/**
 * The one range asked for, 'unsatisfiable' when it lies behind the end, and undefined when the whole file is the answer:
 * no range, a unit or a form that is not understood, or several ranges (a server may ignore those, and players ask for one).
 */
export function requestedRange(
  range: string | undefined,
  ifRange: string | undefined,
  asset: Pick<Asset, 'bytes' | 'etag'>,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '')
  if (!match) return undefined
  // A weak tag or a date cannot prove that the first part came from the same bytes.
  if (ifRange !== undefined && ifRange !== asset.etag) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') return suffix(Number(last), asset.bytes)
  const start = Number(first)
  const end = last === '' ? asset.bytes - 1 : Math.min(Number(last), asset.bytes - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= asset.bytes ? 'unsatisfiable' : { start, end }
}

function suffix(length: number, bytes: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || bytes === 0) return 'unsatisfiable'
  return { start: Math.max(0, bytes - length), end: bytes - 1 }
}

export function preferredEncoding(acceptEncoding: string | undefined): 'br' | 'gzip' | undefined {
  const refused = /;\s*q=0(\.0*)?$/
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !refused.test(part))
      .map((part) => part.replace(/\s*;.*$/, '')),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : undefined
}
