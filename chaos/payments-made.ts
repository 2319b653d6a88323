import { createStripe } from '#shop/payments/stripe.server.ts'

export type PaymentMade = { id: string; received: number; refunded: number }

/** Every payment that succeeded, as the provider tells it. */
export async function paymentsMade({ sandbox }: { sandbox: { port: number } }): Promise<PaymentMade[]> {
  const stripe = createStripe({
    secretKey: 'sk_test_sandbox',
    webhookSecret: null,
    sandbox: { host: '127.0.0.1', port: sandbox.port },
  })
  const made: PaymentMade[] = []
  for await (const intent of stripe.paymentIntents.list({ limit: 100, expand: ['data.latest_charge'] })) {
    if (intent.status !== 'succeeded') continue
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    made.push({
      id: intent.id,
      received: intent.amount_received,
      refunded: charge?.amount_refunded ?? 0,
    })
  }
  return made
}
