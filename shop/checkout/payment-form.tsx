import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { formatAud } from '#shop/money/format-aud.ts'
import type { Cents } from '#shop/money/cents.ts'

type PaymentFormProps = {
  amount: Cents
  /** While a price is being refreshed nobody can pay the old one. */
  waiting: boolean
  paying: boolean
  onPay: (stripe: Stripe, elements: StripeElements) => void
  /** The provider's script came, but its form did not. */
  onMissing: () => void
  children?: ReactNode
}

/** The order in which the specification lists them. */
const TAB_ORDER = ['apple_pay', 'google_pay', 'card']

/** Lives inside <Elements>. It is never taken off the page while someone types into it. */
export function PaymentForm({ amount, waiting, paying, onPay, onMissing, children }: PaymentFormProps) {
  const stripe = useStripe()
  const elements = useElements()

  // The server changed the payment in place; the form must show and confirm the new amount.
  useEffect(() => {
    if (!waiting) void elements?.fetchUpdates()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new amount is the reason to ask
  }, [elements, waiting, amount])

  const ready = stripe !== null && elements !== null
  return (
    <div>
      <PaymentElement
        options={{
          layout: 'tabs',
          paymentMethodOrder: TAB_ORDER,
          wallets: { link: 'never' },
          readOnly: paying,
        }}
        onLoadError={onMissing}
      />
      {children}
      <Button
        type="submit"
        wide
        busy={paying}
        disabled={!ready || waiting}
        onClick={() => ready && onPay(stripe, elements)}
        className="mt-6"
      >
        {paying ? 'Processing...' : `Pay ${formatAud(amount)}`}
      </Button>
    </div>
  )
}
