import { PLUNGE_ONE } from '#shop/catalogue/product.ts'
import { TextLink } from '#ui/text-link.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.tsx'
import { theProduct } from '#web/catalogue/the-product.ts'
import { InlineScript } from '#web/layout/inline-script.tsx'
import { TakesLong } from '#web/layout/takes-long.tsx'
import { cartTexts } from './cart-texts.ts'
import { KNOWN_LINE_SCRIPT } from './known-line-script.ts'
import { WaitingLine } from './waiting-line.tsx'

/** Has run long before React looks at it, so the browser's bundle goes without. */
const SCRIPT = import.meta.env.SSR ? KNOWN_LINE_SCRIPT : ''

/** The place of the lines while something is stored and not yet read; without script, why nothing is shown. */
export function WaitingCart() {
  const product = theProduct(useCatalogue().priced)
  return (
    <div className="known-empty:hidden">
      <InlineScript text={SCRIPT} />
      <p className="mt-6 hidden min-h-[28rem] max-w-text noscript:block">
        {cartTexts.noScript} <TextLink to="/contact">contact us to order</TextLink>.
      </p>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-12 noscript:hidden">
        {product?.id === PLUNGE_ONE && <WaitingLine product={product} />}
        <div className="h-44 rounded-control bg-paper-dark lg:col-span-7 known-line:hidden" />
        <div className="h-96 rounded-control bg-paper-dark px-5 lg:col-span-5">
          <TakesLong title={cartTexts.notShown}>{cartTexts.notShownText}</TakesLong>
        </div>
      </div>
    </div>
  )
}
