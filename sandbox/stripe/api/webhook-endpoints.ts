import type { Api, Endpoint } from '#sandbox/stripe/http/endpoint.ts'
import { listShape, pageOf } from '#sandbox/stripe/http/lists.ts'
import {
  createEndpoint,
  createEndpointShape,
  deleteEndpoint,
  findEndpoint,
  listEndpoints,
} from '#sandbox/stripe/webhooks/endpoints.ts'

export function addWebhookEndpoints(api: Api, endpoint: Endpoint): void {
  api.post(
    '/webhook_endpoints',
    endpoint({
      secret: { shape: createEndpointShape, run: (world, _caller, given) => createEndpoint(world, given) },
    }),
  )
  api.get(
    '/webhook_endpoints',
    endpoint({
      secret: {
        shape: listShape,
        run: (world, _caller, given) => pageOf(listEndpoints(world), given, '/v1/webhook_endpoints'),
      },
    }),
  )
  api.get(
    '/webhook_endpoints/:id',
    endpoint({ secret: { shape: {}, run: (world, _caller, _given, id) => findEndpoint(world, id) } }),
  )
  api.delete(
    '/webhook_endpoints/:id',
    endpoint({ secret: { shape: {}, run: (world, _caller, _given, id) => deleteEndpoint(world, id) } }),
  )
}
