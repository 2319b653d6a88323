import { Notice } from '#ui/notice.tsx'
import type { Checkout } from '#shop/checkout/use-checkout.ts'
import type { Cents } from '#shop/money/cents.ts'
import { formatAud } from '#shop/money/format-aud.ts'

/** What came of the last press of Pay. */
export function OutcomeNotice({ checkout, amount }: { checkout: Checkout; amount: Cents }) {
  const { outcome, oldAmount } = checkout
  if (outcome === null) return null
  switch (outcome.kind) {
    case 'refused':
      return (
        <Notice tone="error" className="mt-5">
          {outcome.message}
        </Notice>
      )
    case 'price-changed':
      return (
        <Notice tone="error" title="The price has changed" className="mt-5">
          {oldAmount !== null && `It was ${formatAud(oldAmount)} and is now ${formatAud(amount)}. `}
          Nothing has been charged. Press Pay again if you want to go on.
        </Notice>
      )
    case 'renewed':
      return (
        <Notice tone="error" className="mt-5">
          Your payment session was renewed and nothing has been charged. Please enter your payment details
          again.
        </Notice>
      )
    case 'paid-without-order':
      return (
        <Notice tone="error" className="mt-5" title={outcome.message}>
          Your payment reference is <strong className="break-all">{outcome.reference}</strong>. Please do not
          pay again: we complete the order from this payment by ourselves and send you the confirmation.
        </Notice>
      )
    case 'ordered':
    case 'processing':
      return null
  }
}
