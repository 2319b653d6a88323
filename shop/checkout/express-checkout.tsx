import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementReadyEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
  StripeExpressCheckoutElementShippingRateChangeEvent,
} from '@stripe/stripe-js'
import { useState } from 'react'
import type { Cents } from '#shop/money/cents.ts'
import type { ExpressOffer } from './express-offer.ts'
import { ExpressPlace, onceTheyStand, type WalletOffer } from './express-place.tsx'
import { APPEARANCE } from './stripe-appearance.ts'

export type ExpressConfirm = {
  stripe: Stripe
  elements: StripeElements
  event: StripeExpressCheckoutElementConfirmEvent
}

type ExpressCheckoutProps = {
  stripe: Promise<Stripe | null>
  amount: Cents
  /** What the wallet may offer for a postcode; null when we do not deliver there. */
  offerFor: (postcode: string | null) => ExpressOffer | null
  onConfirm: (confirm: ExpressConfirm) => void
}

/** Wallets bring name, address and shipping choice with them: they need nothing of the form. */
export function ExpressCheckout({ stripe, amount, offerFor, onConfirm }: ExpressCheckoutProps) {
  return (
    <Elements stripe={stripe} options={{ mode: 'payment', amount, currency: 'aud', appearance: APPEARANCE }}>
      <Wallets offerFor={offerFor} onConfirm={onConfirm} />
    </Elements>
  )
}

const OPTIONS: StripeExpressCheckoutElementOptions = {
  buttonHeight: 48,
  buttonTheme: { applePay: 'black', googlePay: 'black' },
  layout: { maxColumns: 3, maxRows: 2 },
  // PayPal 'auto': Stripe shows it only to accounts that may have it. Link is never offered.
  paymentMethods: { applePay: 'always', googlePay: 'always', paypal: 'auto', link: 'never' },
}

function Wallets({ offerFor, onConfirm }: Pick<ExpressCheckoutProps, 'offerFor' | 'onConfirm'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [wallets, setWallets] = useState<WalletOffer>('waiting')

  function onReady({ availablePaymentMethods }: StripeExpressCheckoutElementReadyEvent): void {
    const some = Object.values(availablePaymentMethods ?? {}).includes(true)
    onceTheyStand(() => setWallets(some ? 'some' : 'none'))
  }

  function onClick({ resolve, reject }: StripeExpressCheckoutElementClickEvent): void {
    const offer = offerFor(null)
    if (offer === null) {
      reject()
      return
    }
    void elements?.update({ amount: offer.amount })
    resolve({
      emailRequired: true,
      phoneNumberRequired: true,
      shippingAddressRequired: true,
      allowedShippingCountries: ['AU'],
      shippingRates: offer.shippingRates,
      lineItems: offer.lineItems,
    })
  }

  function onAddress(event: StripeExpressCheckoutElementShippingAddressChangeEvent): void {
    const offer = offerFor(event.address.postal_code)
    if (offer === null) {
      event.reject()
      return
    }
    void elements?.update({ amount: offer.amount })
    event.resolve({ shippingRates: offer.shippingRates, lineItems: offer.lineItems })
  }

  function onRate(event: StripeExpressCheckoutElementShippingRateChangeEvent): void {
    const offer = offerFor(null)
    const product = offer ? offer.productsTotal : 0
    void elements?.update({ amount: product + event.shippingRate.amount })
    event.resolve({ lineItems: offer?.lineItems ?? [] })
  }

  return (
    <ExpressPlace offer={wallets}>
      <ExpressCheckoutElement
        options={OPTIONS}
        onReady={onReady}
        onLoadError={() => setWallets('none')}
        onClick={onClick}
        onShippingAddressChange={onAddress}
        onShippingRateChange={onRate}
        onConfirm={(event) => {
          if (stripe && elements) onConfirm({ stripe, elements, event })
          else event.paymentFailed({ reason: 'fail' })
        }}
      />
    </ExpressPlace>
  )
}
