import type Stripe from 'stripe'
import type { World } from '#sandbox/stripe/world.ts'

export function refundsOf(world: World, chargeId: string): Stripe.ApiList<Stripe.Refund> {
  const data = world.store
    .all('refund')
    .filter((refund) => refund.charge === chargeId)
    .toReversed()
  return { object: 'list', data, has_more: false, url: `/v1/charges/${chargeId}/refunds` }
}
