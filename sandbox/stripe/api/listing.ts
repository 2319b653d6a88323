import type { Use } from '#sandbox/stripe/http/endpoint.ts'
import { resourceMissing } from '#sandbox/stripe/http/errors.ts'
import { listShape, pageOf } from '#sandbox/stripe/http/lists.ts'

import type { Read, Shape } from '#sandbox/stripe/http/params.ts'
import type { Kind, Kinds } from '#sandbox/stripe/state/kinds.ts'
import type { World } from '#sandbox/stripe/world.ts'

/** The kinds that the API shows as they are kept. */
type Shown = Kind & ('charge' | 'dispute' | 'event' | 'payment_intent' | 'refund' | 'payment_method')

export function listing<K extends Exclude<Shown, 'payment_method'>, S extends Shape>(
  kind: K,
  filterShape: S,
  fits: (record: Kinds[K], given: Read<S>) => boolean,
): Use<typeof listShape & S> {
  return {
    shape: { ...listShape, ...filterShape },
    run(world, _caller, given) {
      // The shape is both shapes, so what was read is both readings.
      const filter = given as Read<S> & Read<typeof listShape>
      const records = world.store.all(kind).filter((record) => fits(record, filter))
      return pageOf(records, filter, `/v1/${kind}s`)
    },
  }
}

const noFilter = {}
export function retrieving<K extends Shown>(
  kind: K,
  what: string,
  show: (world: World, record: Kinds[K]) => object = (_world, record) => record,
): Use<typeof noFilter> {
  return {
    shape: noFilter,
    run(world, _caller, _given, id) {
      const record = world.store.get(kind, id)
      if (record === undefined) throw resourceMissing(what, id)
      return show(world, record)
    },
  }
}
