import type { Api, Endpoint } from '#sandbox/stripe/http/endpoint.ts'
import { text } from '#sandbox/stripe/http/params.ts'
import { createRefund, createRefundShape } from '#sandbox/stripe/payments/refunds.ts'
import { listing, retrieving } from './listing.ts'

export function addRefunds(api: Api, endpoint: Endpoint): void {
  api.post('/refunds', endpoint({ secret: { shape: createRefundShape, run: createRefund } }))
  api.get(
    '/refunds',
    endpoint({
      secret: listing(
        'refund',
        { charge: text, payment_intent: text },
        (refund, given) =>
          (given.charge === undefined || refund.charge === given.charge) &&
          (given.payment_intent === undefined || refund.payment_intent === given.payment_intent),
      ),
    }),
  )
  api.get('/refunds/:id', endpoint({ secret: retrieving('refund', 'refund') }))
}
