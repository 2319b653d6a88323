import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ExpressPlace } from '#shop/checkout/express-place.tsx'

type PaymentMissingProps = { failures: number; trying: boolean; tryAgain: () => void }

export function PaymentMissing({ failures, trying, tryAgain }: PaymentMissingProps) {
  return (
    <Notice
      tone="error"
      // The same words twice would not be read out again.
      title={
        failures === 1 ? 'The payment form could not be loaded' : 'The payment form still could not be loaded'
      }
    >
      <p>
        Nothing has been charged, and what you typed stays here. A weak connection or a blocker in your
        browser may be the reason. If it stays like this, please{' '}
        {/* In a tab of its own: the form would be lost. */}
        <TextLink to="/contact" target="_blank">
          contact us
        </TextLink>
        .
      </p>
      <TryAgain busy={trying} onClick={tryAgain} />
    </Notice>
  )
}

export function TryAgain(props: { busy?: boolean; onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" className="mt-3" {...props}>
      Try again
    </Button>
  )
}

/** In the place that the wallets would have, so that nothing jumps when they come after all. */
export function WalletsMissing() {
  return (
    <ExpressPlace offer="some">
      <p className="text-sm text-steel">
        Apple Pay, Google Pay and PayPal could not be loaded. You can try again under Payment.
      </p>
    </ExpressPlace>
  )
}
