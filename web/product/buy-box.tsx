import { useRef, useState } from 'react'
import type { CatalogueProduct } from '#shop/cart/cart-prices.ts'
import { isSoldOut, maxQuantity } from '#shop/catalogue/product.ts'
import type { ProductJson } from '#shop/catalogue/product-json.ts'
import { formatAudShort } from '#shop/money/format-aud.ts'
import { Badge } from '#ui/badge.tsx'
import type { ProductTexts } from '#web/content/product.ts'
import { PostcodeEstimate } from '#web/delivery/postcode-estimate.tsx'
import { BuyForm } from './buy-form.tsx'
import { Features } from './features.tsx'
import { PriceLine } from './price-line.tsx'
import { SoldOut } from './sold-out.tsx'
import { Stars } from './stars.tsx'
import { StickyBuyBar } from './sticky-buy-bar.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

type BuyBoxProps = { texts: ProductTexts; product: CatalogueProduct | null; listed: ProductJson | null }

export function BuyBox({ texts, product, listed }: BuyBoxProps) {
  const [chosen, setChosen] = useState(1)
  const buttons = useRef<HTMLDivElement>(null)
  const cart = useAddToCart(product)
  const soldOut = product !== null && isSoldOut(product)
  // Someone else may buy while we are looking at it.
  const quantity = product === null ? 1 : Math.max(1, Math.min(chosen, maxQuantity(product)))
  return (
    <div className="grid gap-5">
      <div>
        <ul className="mb-3 flex flex-wrap gap-2">
          {texts.badges.map((badge) => (
            <li key={badge}>
              <Badge tone="glacier">{badge}</Badge>
            </li>
          ))}
        </ul>
        <h1 className="type-h1">{texts.title}</h1>
        <p className="type-lead mt-1 text-steel">{texts.subtitle}</p>
        <div className="mt-2">
          <Stars texts={texts} />
        </div>
      </div>
      {listed && <PriceLine product={listed} />}
      <p>{texts.lead}</p>
      <Features features={texts.features} />
      {soldOut ? (
        <SoldOut />
      ) : (
        <BuyForm product={product} quantity={quantity} onQuantity={setChosen} cart={cart} buttons={buttons} />
      )}
      {product && !soldOut && (
        <>
          <div className="border-t border-line pt-5 noscript:hidden">
            <PostcodeEstimate items={[{ productId: product.id, quantity }]} />
          </div>
          <StickyBuyBar
            watched={buttons}
            price={formatAudShort(product.price)}
            onAdd={() => {
              cart.add(quantity)
            }}
          />
        </>
      )}
    </div>
  )
}
