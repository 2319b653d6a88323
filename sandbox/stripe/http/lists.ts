import type Stripe from 'stripe'
import { invalidRequest, resourceMissing } from './errors.ts'
import type { FormValue } from './form-body.ts'
import { hash, integer, text } from './params.ts'
import type { Read, Reader } from './params.ts'

const DEFAULT_LIMIT = 10
const LARGEST_LIMIT = 100

const range = hash({ gt: integer, gte: integer, lt: integer, lte: integer })

const createdParam: Reader<(created: number) => boolean> = (value: FormValue, param) => {
  if (typeof value === 'string') {
    const exact = integer(value, param)
    return (created) => created === exact
  }
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range(value, param)
  return (created) => created > gt && created >= gte && created < lt && created <= lte
}

export const listShape = {
  created: createdParam,
  ending_before: text,
  limit: integer,
  starting_after: text,
}

/** A page of records given oldest first, answered newest first. */
export function pageOf<T extends { id: string; created: number }>(
  oldestFirst: T[],
  given: Read<typeof listShape>,
  url: string,
): Stripe.ApiList<T> {
  const limit = given.limit ?? DEFAULT_LIMIT
  if (limit < 1 || limit > LARGEST_LIMIT) {
    throw invalidRequest(`Invalid limit: it must be between 1 and ${LARGEST_LIMIT}.`, { param: 'limit' })
  }
  const { created: fits, starting_after: after, ending_before: before } = given
  if (after !== undefined && before !== undefined) {
    const message = 'You may only give one of these parameters: starting_after, ending_before.'
    throw invalidRequest(message, { code: 'parameters_exclusive', param: 'ending_before' })
  }
  const all = (fits === undefined ? oldestFirst : oldestFirst.filter((one) => fits(one.created))).toReversed()
  const cursor = after ?? before
  const place = cursor === undefined ? -1 : all.findIndex((one) => one.id === cursor)
  if (cursor !== undefined && place === -1) {
    throw resourceMissing('object', cursor, after === undefined ? 'ending_before' : 'starting_after')
  }
  if (before !== undefined) {
    const from = Math.max(0, place - limit)
    return { object: 'list', data: all.slice(from, place), has_more: from > 0, url }
  }
  const data = all.slice(place + 1, place + 1 + limit)
  return { object: 'list', data, has_more: place + 1 + limit < all.length, url }
}
