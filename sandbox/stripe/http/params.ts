import { invalidRequest } from './errors.ts'
import type { FormFields, FormValue } from './form-body.ts'

/** Turns one parameter into what the code works with, or refuses it in Stripe's words. */
export type Reader<T> = (value: FormValue, param: string) => T
export type Shape = { [name: string]: Reader<unknown> }
export type Read<S extends Shape> = { [K in keyof S]?: ReturnType<S[K]> }

/** The shape, if the SDK's types know all of its parameters: then no call works here and fails at Stripe. */
export type KnownTo<P, S> = [Exclude<keyof S, keyof P>] extends [never] ? S : never

export function readFields<S extends Shape>(shape: S, fields: FormFields, prefix = ''): Read<S> {
  const read: { [name: string]: unknown } = {}
  for (const [name, value] of Object.entries(fields)) {
    const param = prefix === '' ? name : `${prefix}[${name}]`
    const reader = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (reader === undefined) {
      throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
    }
    read[name] = reader(value, param)
  }
  // Each value came out of the reader of its own name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return read as Read<S>
}

export function needed<T>(value: T | undefined, param: string): T {
  if (value !== undefined) return value
  throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
}

export const text: Reader<string> = (value, param) => {
  if (typeof value !== 'string') throw invalidRequest('Invalid string.', { param })
  if (value !== '') return value
  const message = `You passed an empty string for '${param}', which cannot be unset. Leave it out or give a value.`
  throw invalidRequest(message, { code: 'parameter_invalid_empty', param })
}

/** Text up to a length. */
export const textUpTo =
  (length: number): Reader<string> =>
  (value, param) => {
    const read = text(value, param)
    if (read.length <= length) return read
    throw invalidRequest(`Invalid string: ${param} must be at most ${length} characters`, { param })
  }

export const integer: Reader<number> = (value, param) => {
  const digits = text(value, param)
  const number = Number(digits)
  if (/^-?\d+$/.test(digits) && Number.isSafeInteger(number)) return number
  throw invalidRequest(`Invalid integer: ${digits}`, { code: 'parameter_invalid_integer', param })
}

export const flag: Reader<boolean> = (value, param) => {
  if (value === 'true') return true
  if (value === 'false') return false
  throw invalidRequest(`Invalid boolean: ${typeof value === 'string' ? value : 'a hash'}`, { param })
}

export const oneOf =
  <const T extends string>(...allowed: T[]): Reader<T> =>
  (value, param) => {
    const found = allowed.find((one) => one === value)
    if (found !== undefined) return found
    throw invalidRequest(`Invalid ${param}: must be one of ${allowed.join(', ')}`, { param })
  }

export const webAddress: Reader<string> = (value, param) => {
  const address = text(value, param)
  if (/^https?:$/.test(URL.parse(address)?.protocol ?? '')) return address
  throw invalidRequest('Not a valid URL', { code: 'url_invalid', param })
}

export const emailAddress: Reader<string> = (value, param) => {
  const address = textUpTo(800)(value, param)
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return address
  throw invalidRequest(`Invalid email address: ${address}`, { code: 'email_invalid', param })
}

/** An empty value unsets it. */
export const orUnset =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, param) =>
    value === '' ? null : reader(value, param)

export const hash =
  <S extends Shape>(shape: S): Reader<Read<S>> =>
  (value, param) => {
    if (typeof value === 'string') throw invalidRequest('Invalid object', { param })
    return readFields(shape, value, param)
  }

export const list =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value, param) => {
    if (typeof value === 'string') throw invalidRequest('Invalid array', { param })
    return Object.entries(value).map(([index, item]) => {
      if (!/^\d+$/.test(index)) throw invalidRequest('Invalid array', { param })
      return reader(item, `${param}[${index}]`)
    })
  }

/** Parameters that the sandbox takes without acting on them. */
export const anything: Reader<FormValue> = (value) => value
