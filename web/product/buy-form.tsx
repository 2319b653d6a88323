import { useRef } from 'react'
import type { RefObject } from 'react'
import type { CatalogueProduct } from '#shop/cart/cart-prices.ts'
import { maxQuantity, PLUNGE_ONE } from '#shop/catalogue/product.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useEarlyValue } from '#ui/use-early-value.ts'
import { buyTexts } from '#web/content/buy-texts.ts'
import type { AddToCart } from './use-add-to-cart.ts'
import { WishlistButton } from './wishlist-button.tsx'

type BuyFormProps = {
  product: CatalogueProduct | null
  quantity: number
  onQuantity: (quantity: number) => void
  cart: AddToCart
  buttons: RefObject<HTMLDivElement | null>
}

/** A plain form to the checkout, so that Buy Now is a whole new page and works without script. */
export function BuyForm({ product, quantity, onQuantity, cart, buttons }: BuyFormProps) {
  const select = useRef<HTMLSelectElement>(null)
  useEarlyValue(select, (value) => {
    onQuantity(Number(value))
  })
  const choices = product === null ? 1 : maxQuantity(product)
  return (
    <form action="/checkout" method="get">
      <input type="hidden" name="product" value={product?.id ?? PLUNGE_ONE} />
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <Select
          label={buyTexts.quantityLabel}
          // Begins anew when the stock, and with it the list, has changed.
          key={choices}
          ref={select}
          name="quantity"
          defaultValue={quantity}
          onChange={(event) => {
            onQuantity(Number(event.target.value))
          }}
          className="w-28"
        >
          {Array.from({ length: choices }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </Select>
        {product && (
          <p className="pb-3">
            <Badge tone="accent">{buyTexts.remaining(product.stock)}</Badge>
          </p>
        )}
      </div>
      <div ref={buttons} className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" className="grow basis-40">
          {buyTexts.buyNow}
        </Button>
        <Button
          variant="secondary"
          className="grow basis-40 noscript:hidden"
          onClick={() => {
            cart.add(quantity)
          }}
        >
          {buyTexts.addToCart}
        </Button>
        <WishlistButton productId={product?.id ?? PLUNGE_ONE} />
      </div>
      <p aria-live="polite" className="mt-3 min-h-6 text-sm">
        {cart.said && (
          <>
            {cart.said} <TextLink to="/cart">View cart</TextLink>
          </>
        )}
      </p>
    </form>
  )
}
