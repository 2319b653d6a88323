import type { ProductJson } from '#shop/catalogue/product-json.ts'
import { formatAudShort } from '#shop/money/format-aud.ts'
import { fromPriceText } from '#shop/money/price-text.ts'
import { Badge } from '#ui/badge.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { buyTexts } from '#web/content/buy-texts.ts'

type PriceLineProps = { product: Pick<ProductJson, 'price' | 'wasPrice' | 'saleName'> }

/** After a sale the struck price and its badge go by themselves: the API no longer names them. */
export function PriceLine({ product: { price, wasPrice, saleName } }: PriceLineProps) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span className="font-serif text-[3rem] leading-none tracking-tight">{shortPrice(price)}</span>
        {wasPrice !== null && (
          <s className="text-lg text-steel">
            <VisuallyHidden>Was </VisuallyHidden>
            {shortPrice(wasPrice)}
          </s>
        )}
        {saleName !== null && <Badge tone="solid">{saleName}</Badge>}
      </p>
      <p className="mt-2 text-sm text-steel">{buyTexts.gstNote}</p>
    </div>
  )
}

export function shortPrice(text: string): string {
  const amount = fromPriceText(text)
  return amount.ok ? formatAudShort(amount.value) : text
}
