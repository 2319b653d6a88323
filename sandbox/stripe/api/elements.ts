import type { Api, Endpoint } from '#sandbox/stripe/http/endpoint.ts'
import { needed, text } from '#sandbox/stripe/http/params.ts'
import { findIntentBySecret, forBrowser } from '#sandbox/stripe/payments/payment-intents.ts'
import type { BrowserIntent } from '#sandbox/stripe/payments/payment-intents.ts'

/** What the browser half reads before it shows its forms, and again on fetchUpdates(). */
export type ElementsSession = {
  payment_intent: BrowserIntent
  payment_method_types: string[]
  wallets: string[]
}

/** Every buyer of the sandbox has both. */
const WALLETS = ['apple_pay', 'google_pay']

export function addElements(api: Api, endpoint: Endpoint): void {
  api.get(
    '/elements/session',
    endpoint({
      publishable: {
        shape: { client_secret: text, key: text },
        run(world, _caller, given): ElementsSession {
          const secret = needed(given.client_secret, 'client_secret')
          const [id = ''] = secret.split('_secret_')
          const payment_intent = forBrowser(findIntentBySecret(world, id, secret))
          const { payment_method_types } = payment_intent
          return {
            payment_intent,
            payment_method_types,
            wallets: payment_method_types.includes('card') ? WALLETS : [],
          }
        },
      },
    }),
  )
}
