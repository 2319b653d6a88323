import {
  Elements,
  ExpressCheckoutElement,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import type { Stripe, StripeElements, StripeElementsOptions } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Scene } from './scene.ts'

const stripePromise = loadStripe('pk_test_sandbox')
window.heard = []
// Tests read these through the browser's protocol, which carries data but no functions.
const hear = (type: string) => (event?: object) => {
  window.heard.push({ type, event: JSON.parse(JSON.stringify(event ?? null)) })
}

/** Lets a test call what the page was given. */
function useHeld(stripe: Stripe | null, elements: StripeElements | null) {
  useEffect(() => {
    if (stripe && elements) window.held = { stripe, elements }
  }, [stripe, elements])
}

function CardCheckout({ scene }: { scene: Scene }) {
  const stripe = useStripe()
  const elements = useElements()
  const [outcome, setOutcome] = useState('')
  useHeld(stripe, elements)

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements) return
    setOutcome('Processing...')
    if (scene.submitsFirst) {
      const submitted = await elements.submit()
      if (submitted.error) return setOutcome(`${submitted.error.type}: ${submitted.error.message}`)
    }
    const confirmParams = { return_url: `${location.origin}/returned`, ...scene.confirmParams }
    const redirect = 'if_required'
    const result = await (scene.deferred
      ? stripe.confirmPayment({ elements, clientSecret: scene.clientSecret, confirmParams, redirect })
      : stripe.confirmPayment({ elements, confirmParams, redirect }))
    const { error, paymentIntent } = result
    setOutcome(
      error
        ? `${error.type}/${error.code ?? ''}/${error.decline_code ?? ''}: ${error.message}`
        : paymentIntent.status,
    )
  }

  return (
    <form onSubmit={(event) => void pay(event)}>
      <PaymentElement
        options={scene.payment ?? {}}
        onReady={() => hear('ready')()}
        onChange={hear('change')}
        onFocus={hear('focus')}
        onBlur={hear('blur')}
        onEscape={hear('escape')}
        onLoaderStart={hear('loaderstart')}
        onLoadError={hear('loaderror')}
      />
      <button type="submit">Pay</button>
      <output data-testid="outcome">{outcome}</output>
    </form>
  )
}

function ExpressCheckout({ scene }: { scene: Scene }) {
  const stripe = useStripe()
  const elements = useElements()
  const [outcome, setOutcome] = useState('')
  useHeld(stripe, elements)

  return (
    <div>
      <ExpressCheckoutElement
        options={scene.express ?? {}}
        onReady={hear('ready')}
        onClick={(event) => {
          hear('click')(event)
          if (scene.answersClick !== false) event.resolve(scene.click)
        }}
        onCancel={(event) => {
          hear('cancel')(event)
          setOutcome('cancelled')
        }}
        onShippingAddressChange={(event) => {
          hear('shippingaddresschange')({ name: event.name, address: event.address })
          const rates = scene.ratesFor?.[event.address.state]
          if (!rates) return event.reject()
          void elements?.update({ amount: 499_900 + (rates[0]?.amount ?? 0) })
          event.resolve({ shippingRates: rates, lineItems: [{ name: 'Plunge One', amount: 499_900 }] })
        }}
        onShippingRateChange={(event) => {
          hear('shippingratechange')({ shippingRate: event.shippingRate })
          void elements?.update({ amount: 499_900 + event.shippingRate.amount })
          event.resolve()
        }}
        onConfirm={(event) => {
          hear('confirm')({ ...event, paymentFailed: undefined })
          void confirm(event)
        }}
      />
      <output data-testid="outcome">{outcome}</output>
    </div>
  )

  async function confirm(event: {
    paymentFailed(payload?: { reason?: 'fail' | 'invalid_shipping_address' }): void
  }) {
    if (!stripe || !elements) return
    if (scene.failsWith) {
      event.paymentFailed({ reason: scene.failsWith })
      return setOutcome('refused by the shop')
    }
    await elements.submit()
    const confirmParams = { return_url: `${location.origin}/returned` }
    const { clientSecret } = scene
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams,
      redirect: 'if_required',
    })
    setOutcome(error ? `${error.type}: ${error.message}` : 'succeeded')
  }
}

function show(scene: Scene) {
  const mode = { mode: 'payment' as const, amount: 499_900, currency: 'aud' }
  const options: StripeElementsOptions = {
    ...(scene.deferred ? mode : { clientSecret: scene.clientSecret }),
    ...(scene.appearance ? { appearance: scene.appearance } : {}),
  }
  const page = (
    <Elements stripe={stripePromise} options={options}>
      {scene.shows === 'express' ? <ExpressCheckout scene={scene} /> : <CardCheckout scene={scene} />}
    </Elements>
  )
  const root = document.getElementById('root')
  if (root) createRoot(root).render(scene.strict ? <StrictMode>{page}</StrictMode> : page)
}

window.show = show
