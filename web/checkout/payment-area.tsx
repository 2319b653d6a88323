import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { CheckoutForm } from '#shop/checkout/checkout-form.ts'
import { PaymentForm } from '#shop/checkout/payment-form.tsx'
import { APPEARANCE } from '#shop/checkout/stripe-appearance.ts'
import type { Checkout } from '#shop/checkout/use-checkout.ts'
import { NO_MONEY } from '#shop/money/cents.ts'
import { OutcomeNotice } from './outcome-notice.tsx'
import { PolicyNote } from './policy-note.tsx'

type PaymentAreaProps = { checkout: Checkout; stripe: Promise<Stripe | null> }

export function PaymentArea({ checkout, stripe }: PaymentAreaProps) {
  const { session, form } = checkout
  const amount = checkout.price.ok ? checkout.price.value.total : NO_MONEY
  return (
    <div>
      {session.phase === 'failed' && session.message && <Notice tone="error">{session.message}</Notice>}
      {session.session === null && session.phase !== 'failed' && (
        <BeforePayment form={form} starting={session.phase === 'starting'} />
      )}
      {session.session !== null && (
        <Elements
          key={session.session.clientSecret}
          stripe={stripe}
          options={{ clientSecret: session.session.clientSecret, appearance: APPEARANCE }}
        >
          <PaymentForm
            amount={amount}
            waiting={checkout.waiting}
            paying={checkout.paying === 'form'}
            onPay={(...parts) => void checkout.payByForm(...parts)}
          >
            <OutcomeNotice checkout={checkout} amount={amount} />
          </PaymentForm>
        </Elements>
      )}
      <PolicyNote />
    </div>
  )
}

function BeforePayment({ form, starting }: { form: CheckoutForm; starting: boolean }) {
  if (starting) {
    return (
      <p role="status" className="flex items-center gap-3 py-6 text-steel">
        <Spinner /> Initializing secure payment...
      </p>
    )
  }
  if (form.deliveryMethod === 'delivery') {
    return <p className="py-4 text-steel">Please enter your delivery postcode to continue with payment.</p>
  }
  return <p className="py-4 text-steel">Please select a delivery method to continue with payment.</p>
}
