import { Badge } from '#ui/badge.tsx'
import { formatAud } from '#shop/money/format-aud.ts'
import type { CheckoutPrice } from './checkout-price.ts'

type OrderSummaryProps = { price: CheckoutPrice; badges: readonly string[] }

/** What is bought, how it comes, and what it costs. */
export function OrderSummary({ price, badges }: OrderSummaryProps) {
  return (
    <div className="text-sm">
      <ul className="grid gap-4">
        {price.lines.map((line) => (
          <li key={line.productId} className="flex justify-between gap-4">
            <span>
              <span className="block font-medium">{line.title}</span>
              <span className="text-steel">
                {line.quantity} × {formatAud(line.unitPrice)}
              </span>
            </span>
            <span className="font-medium tabular-nums">{formatAud(line.lineTotal)}</span>
          </li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-2">
        {badges.map((badge) => (
          <li key={badge}>
            <Badge>{badge}</Badge>
          </li>
        ))}
      </ul>
      <dl className="mt-6 grid gap-3 border-t border-line pt-5">
        <Row label="Delivery method" value={price.label} />
        <Row label="Estimated delivery" value={price.estimate} detail={price.dateText} />
        <Row label="Product price" value={formatAud(price.productsTotal)} />
        <Row
          label="Shipping"
          value={shippingText(price)}
          detail={price.estimated ? 'Estimate for Sydney, until you choose' : null}
        />
      </dl>
      <dl className="mt-5 border-t border-line pt-5">
        <div className="flex items-baseline justify-between gap-4 text-lg font-medium">
          <dt>Total</dt>
          <dd className="tabular-nums" data-testid="checkout-total">
            {formatAud(price.total)}
          </dd>
        </div>
        <div className="mt-1 flex justify-between gap-4 text-steel">
          <dt>includes GST of</dt>
          <dd className="tabular-nums">{formatAud(price.gst)}</dd>
        </div>
      </dl>
    </div>
  )
}

const shippingText = (price: CheckoutPrice) => (price.shipping === 0 ? 'Free' : formatAud(price.shipping))

function Row({ label, value, detail = null }: { label: string; value: string; detail?: string | null }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-steel">{label}</dt>
      <dd className="text-right">
        {value}
        {detail !== null && <span className="block text-steel">{detail}</span>}
      </dd>
    </div>
  )
}
