import type {
  Appearance,
  ClickResolveDetails,
  ConfirmPaymentData,
  ShippingRate,
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementOptions,
  StripePaymentElementOptions,
} from '@stripe/stripe-js'

/** What one test wants the page to be; plain data, so that it travels into the browser. */
export type Scene = {
  shows: 'payment' | 'express'
  clientSecret: string
  strict?: boolean
  deferred?: boolean
  submitsFirst?: boolean
  appearance?: Appearance
  payment?: StripePaymentElementOptions
  express?: StripeExpressCheckoutElementOptions
  click?: ClickResolveDetails
  answersClick?: boolean
  ratesFor?: Record<string, ShippingRate[]>
  failsWith?: 'fail' | 'invalid_shipping_address'
  confirmParams?: Partial<ConfirmPaymentData>
}

declare global {
  interface Window {
    show: (scene: Scene) => void
    heard: { type: string; event: unknown }[]
    held: { stripe: Stripe; elements: StripeElements }
  }
}
