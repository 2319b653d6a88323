import type { Api, Endpoint } from '#sandbox/stripe/http/endpoint.ts'
import { text } from '#sandbox/stripe/http/params.ts'
import { listing, retrieving } from './listing.ts'

export function addDisputes(api: Api, endpoint: Endpoint): void {
  api.get(
    '/disputes',
    endpoint({
      secret: listing(
        'dispute',
        { charge: text, payment_intent: text },
        (dispute, given) =>
          (given.charge === undefined || dispute.charge === given.charge) &&
          (given.payment_intent === undefined || dispute.payment_intent === given.payment_intent),
      ),
    }),
  )
  api.get('/disputes/:id', endpoint({ secret: retrieving('dispute', 'dispute') }))
}
