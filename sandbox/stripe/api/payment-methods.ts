import type { Api, Endpoint } from '#sandbox/stripe/http/endpoint.ts'
import { text } from '#sandbox/stripe/http/params.ts'
import {
  createPaymentMethod,
  paymentMethodShape,
  usePaymentMethod,
} from '#sandbox/stripe/payments/payment-methods.ts'

export function addPaymentMethods(api: Api, endpoint: Endpoint): void {
  api.post(
    '/payment_methods',
    endpoint({
      secret: {
        shape: paymentMethodShape,
        run: (world, _caller, given) => createPaymentMethod(world, given, ''),
      },
      publishable: {
        shape: { ...paymentMethodShape, key: text },
        run: (world, _caller, given) => createPaymentMethod(world, given, ''),
      },
    }),
  )
  api.get(
    '/payment_methods/:id',
    endpoint({ secret: { shape: {}, run: (world, _caller, _given, id) => usePaymentMethod(world, id) } }),
  )
}
