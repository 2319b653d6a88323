import type { ReactNode } from 'react'
import { LinkButton } from '#ui/link-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { unreachable } from '#platform/result.ts'
import type { Confirmation } from '#shop/orders/confirmed-order.ts'
import { confirmationTexts as texts } from './confirmation-texts.ts'

/** Everything the confirmation page can be other than a receipt. */
export function OtherState({ confirmation }: { confirmation: Exclude<Confirmation, { kind: 'order' }> }) {
  switch (confirmation.kind) {
    case 'loading':
      return (
        <Message heading={texts.yourOrder}>
          <span role="status" className="flex items-center gap-3">
            <Spinner /> {confirmation.text}
          </span>
        </Message>
      )
    case 'processing':
      return (
        <Message heading="Your payment is being processed">
          Your bank has not answered yet. You need not pay again: as soon as it does, we complete the order
          and send you the confirmation by e-mail. You can also load this page again in a few minutes.
        </Message>
      )
    case 'payment-failed':
      return (
        <Message
          heading="The payment did not go through"
          action={
            <LinkButton to="/checkout" reload>
              Back to checkout
            </LinkButton>
          }
        >
          {confirmation.message}
        </Message>
      )
    case 'failed':
      return (
        <Message
          heading="Failed to process order"
          action={<LinkButton to="/contact">Contact support</LinkButton>}
        >
          {confirmation.message}
        </Message>
      )
    case 'not-found':
      return (
        <Message heading="Order not found" action={<LinkButton to="/contact">Contact support</LinkButton>}>
          {confirmation.message}. Please check the number in your order e-mail.
        </Message>
      )
    case 'invalid':
      return (
        <Message heading={texts.invalid} action={<LinkButton to="/product">{texts.seeProduct}</LinkButton>}>
          {texts.invalidText}
        </Message>
      )
    default:
      return unreachable(confirmation)
  }
}

function Message({
  heading,
  action,
  children,
}: {
  heading: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div>
      <h1 className="type-h1">{heading}</h1>
      <div className="type-lead mt-5 max-w-text text-steel">{children}</div>
      {action && <div className="mt-8">{action}</div>}
    </div>
  )
}
