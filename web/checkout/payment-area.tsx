import { Elements } from '@stripe/react-stripe-js'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { CheckoutForm } from '#shop/checkout/checkout-form.ts'
import { PaymentForm } from '#shop/checkout/payment-form.tsx'
import { APPEARANCE } from '#shop/checkout/stripe-appearance.ts'
import type { Checkout } from '#shop/checkout/use-checkout.ts'
import { NO_MONEY } from '#shop/money/cents.ts'
import { OutcomeNotice } from './outcome-notice.tsx'
import { PaymentMissing, TryAgain } from './payment-missing.tsx'
import { PolicyNote } from './policy-note.tsx'
import type { PaymentScript } from './use-payment-script.ts'

type PaymentAreaProps = { checkout: Checkout; script: PaymentScript }

export function PaymentArea({ checkout, script }: PaymentAreaProps) {
  const { session, form } = checkout
  const amount = checkout.price.ok ? checkout.price.value.total : NO_MONEY
  const area = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState({ failures: 0, shown: false })
  const missing = script.state === 'missing' || broken.shown || session.phase === 'failed'
  useFocusOnceBack(area, missing)
  return (
    <div ref={area} tabIndex={-1}>
      {script.state === 'missing' && <PaymentMissing {...script} />}
      {broken.shown && (
        <PaymentMissing
          failures={broken.failures}
          trying={false}
          tryAgain={() => {
            setBroken({ ...broken, shown: false })
          }}
        />
      )}
      {session.phase === 'failed' && (
        <Notice tone="error" className="mb-6">
          <p>{session.message}</p>
          <TryAgain onClick={session.tryAgain} />
        </Notice>
      )}
      {session.session === null && session.phase !== 'failed' && (
        <BeforePayment form={form} starting={session.phase === 'starting'} />
      )}
      {session.session !== null && script.state === 'usable' && !broken.shown && (
        <Elements
          key={session.session.clientSecret}
          stripe={script.stripe}
          options={{ clientSecret: session.session.clientSecret, appearance: APPEARANCE }}
        >
          <PaymentForm
            amount={amount}
            waiting={checkout.waiting}
            paying={checkout.paying === 'form'}
            onPay={(...parts) => void checkout.payByForm(...parts)}
            onMissing={() => {
              setBroken({ failures: broken.failures + 1, shown: true })
            }}
          >
            <OutcomeNotice checkout={checkout} amount={amount} />
          </PaymentForm>
        </Elements>
      )}
      <PolicyNote />
    </div>
  )
}

/** Whoever pressed Try again stands on a button that is gone once the form has come. */
function useFocusOnceBack(area: RefObject<HTMLElement | null>, missing: boolean): void {
  const wasMissing = useRef(false)
  useEffect(() => {
    if (wasMissing.current && !missing && document.activeElement === document.body) area.current?.focus()
    wasMissing.current = missing
  }, [area, missing])
}

function BeforePayment({ form, starting }: { form: CheckoutForm; starting: boolean }) {
  if (starting) {
    return (
      <div className="py-6 text-steel">
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Initializing secure payment...
        </p>
        <p className="comes-late mt-2 text-sm">
          This takes longer than it should. Nothing has been charged. If it stays like this, please{' '}
          <TextLink to="/contact" target="_blank">
            contact us
          </TextLink>
          .
        </p>
      </div>
    )
  }
  if (form.deliveryMethod === 'delivery') {
    return <p className="py-4 text-steel">Please enter your delivery postcode to continue with payment.</p>
  }
  return <p className="py-4 text-steel">Please select a delivery method to continue with payment.</p>
}
