import type Stripe from 'stripe'
import type { World } from '#sandbox/stripe/world.ts'
import type { PaymentDetails } from './payment-view.ts'

export function paymentDetails(world: World, id: string): PaymentDetails | null {
  const { store } = world
  const intent = store.get('payment_intent', id)
  if (intent === undefined) return null
  const belongs = ({ payment_intent: owner }: { payment_intent: unknown }) => owner === id
  return {
    intent,
    charges: store.all('charge').filter(belongs).toReversed(),
    refunds: store.all('refund').filter(belongs).toReversed(),
    disputes: store.all('dispute').filter(belongs).toReversed(),
    events: store
      .all('event')
      .filter((event) => isAbout(event, id))
      .toReversed(),
  }
}

function isAbout(event: Stripe.Event, id: string): boolean {
  const { object } = event.data
  if ('id' in object && object.id === id) return true
  return 'payment_intent' in object && object.payment_intent === id
}
