import type { Api, Endpoint } from '#sandbox/stripe/http/endpoint.ts'
import { text } from '#sandbox/stripe/http/params.ts'
import { listing, retrieving } from './listing.ts'

const filters = { customer: text, payment_intent: text, transfer_group: text }

export function addCharges(api: Api, endpoint: Endpoint): void {
  api.get(
    '/charges',
    endpoint({
      secret: listing(
        'charge',
        filters,
        (charge, given) =>
          (given.payment_intent === undefined || charge.payment_intent === given.payment_intent) &&
          (given.customer === undefined || charge.customer === given.customer) &&
          (given.transfer_group === undefined || charge.transfer_group === given.transfer_group),
      ),
    }),
  )
  api.get('/charges/:id', endpoint({ secret: retrieving('charge', 'charge') }))
}
