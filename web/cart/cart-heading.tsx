import type { CartView } from '#shop/cart/cart-context.tsx'
import { cartTexts } from './cart-texts.ts'

/** Nobody may call a cart empty that has not been looked at: before React does, the head script has. */
export function CartHeading({ ready, count }: Pick<CartView, 'ready' | 'count'>) {
  if (ready) return count === 0 ? cartTexts.empty : cartTexts.heading
  return (
    <>
      <span className="hidden known-empty:inline">{cartTexts.empty}</span>
      <span className="known-empty:hidden">{cartTexts.heading}</span>
    </>
  )
}
