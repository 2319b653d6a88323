import { formatAud } from '#shop/money/format-aud.ts'
import type { WantedItem } from '#shop/pricing/lines.ts'
import { quote } from '#shop/pricing/quote.ts'
import { refusalText } from '#shop/pricing/refusal-text.ts'
import { deliveryDatesText } from '#shop/shipping/date-text.ts'
import type { Postcode } from '#shop/shipping/postcode.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.tsx'

type EstimateResultProps = { items: readonly WantedItem[]; postcode: Postcode; now: Date }

export function EstimateResult({ items, postcode, now }: EstimateResultProps) {
  const { priced } = useCatalogue()
  const quoted = quote(priced, { items, method: 'delivery', postcode, now })
  if (!quoted.ok) return <p className="font-medium text-error">{refusalText(quoted.error)}</p>
  const { label, estimate, shipping, total, gst, dates } = quoted.value
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
      <dt className="text-steel">{label}</dt>
      <dd className="text-right">{formatAud(shipping)}</dd>
      <dt className="text-steel">Arrives</dt>
      <dd className="text-right">
        {deliveryDatesText(dates)}
        <span className="block text-xs text-steel">{estimate}</span>
      </dd>
      <dt className="font-medium">Delivered to {postcode}</dt>
      <dd className="text-right font-medium">{formatAud(total)}</dd>
      <dd className="col-span-2 text-right text-xs text-steel">includes GST of {formatAud(gst)}</dd>
    </dl>
  )
}
