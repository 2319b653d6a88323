import type { CartLine } from '#shop/cart/cart-prices.ts'
import { gstInside } from '#shop/money/cents.ts'
import type { Cents } from '#shop/money/cents.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { PostcodeEstimate } from '#web/delivery/postcode-estimate.tsx'
import { cartTexts } from './cart-texts.ts'

type OrderSummaryProps = { lines: readonly CartLine[]; total: Cents }

export function OrderSummary({ lines, total }: OrderSummaryProps) {
  const items = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))
  return (
    <section aria-labelledby="order-summary" className="rounded-control bg-paper-dark p-6 sm:p-8">
      <h2 id="order-summary" className="type-h3">
        {cartTexts.summary}
      </h2>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-y-3">
        <dt>{cartTexts.subtotal}</dt>
        <dd className="text-right tabular-nums">{formatAud(total)}</dd>
        <dt>{cartTexts.shipping}</dt>
        <dd className="text-right">
          {cartTexts.free} <span className="text-sm text-steel">{cartTexts.freeFor}</span>
        </dd>
        <dd className="col-span-2 -mt-2 text-sm text-steel">{cartTexts.deliveryNote}</dd>
        <dt className="border-t border-ink/20 pt-4 text-lg font-medium">{cartTexts.total}</dt>
        <dd className="border-t border-ink/20 pt-4 text-right text-lg font-medium tabular-nums">
          {formatAud(total)}
        </dd>
        <dd className="col-span-2 -mt-2 text-sm text-steel">includes GST of {formatAud(gstInside(total))}</dd>
      </dl>
      <div className="mt-5 border-t border-ink/20 pt-5">
        <PostcodeEstimate items={items} />
      </div>
      <LinkButton to="/checkout" reload wide className="mt-6">
        {cartTexts.checkout}
      </LinkButton>
      <p className="mt-3 text-sm text-steel">{cartTexts.checkoutNote}</p>
    </section>
  )
}
