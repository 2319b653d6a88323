import { LinkButton } from '#ui/link-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { SAMPLE_BUYER, SAMPLE_NUMBER } from '#shop/orders/sample-order.ts'
import { LOADING, PROCESSING } from '#shop/orders/use-confirmation.ts'
import { InlineScript } from '#web/layout/inline-script.tsx'
import { TakesLong } from '#web/layout/takes-long.tsx'
import { ASKED_SCRIPT } from './asked-script.ts'
import { confirmationTexts as texts } from './confirmation-texts.ts'
import { Thanks } from './thanks.tsx'

/** Has run long before React looks at it, so the browser's bundle goes without. */
const SCRIPT = import.meta.env.SSR ? ASKED_SCRIPT : ''

/** What the server can say: every beginning at once, of which the mark on <html> shows the right one. */
export function FirstView() {
  return (
    <div>
      <InlineScript text={SCRIPT} />
      <p className="type-eyebrow mb-4 hidden text-cedar-dark asked-sample:block">{texts.sample}</p>
      <h1 className="type-h1">
        <span className="hidden asked-nothing:inline">{texts.invalid}</span>
        <span className="hidden asked-sample:inline">{texts.confirmed}</span>
        <span className="asked-nothing:hidden asked-sample:hidden">{texts.yourOrder}</span>
      </h1>
      <p className="type-lead mt-4 hidden wrap-anywhere text-steel asked-sample:block">
        <Thanks name={SAMPLE_BUYER} orderNumber={SAMPLE_NUMBER} />
      </p>
      <div className="type-lead mt-5 max-w-text text-steel">
        <span className="hidden asked-nothing:inline">{texts.invalidText}</span>
        <span className="hidden noscript:inline">{texts.noScript}</span>
        <span role="status" className="flex items-center gap-3 asked-nothing:hidden noscript:hidden">
          <Spinner />
          <span className="asked-payment:hidden">{LOADING.text}</span>
          <span className="hidden asked-payment:inline">{PROCESSING.text}</span>
        </span>
      </div>
      <div className="asked-nothing:hidden">
        <TakesLong title={texts.notShown}>{texts.notShownText}</TakesLong>
      </div>
      <div className="mt-8 hidden asked-nothing:block">
        <LinkButton to="/product">{texts.seeProduct}</LinkButton>
      </div>
    </div>
  )
}
