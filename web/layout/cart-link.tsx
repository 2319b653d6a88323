import { ShoppingBag } from 'lucide-react'
import { useCart } from '#shop/cart/cart-context.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { headerTexts } from '#web/content/navigation.ts'

/** Before React has read the cart the head script's mark on <html> shows the number, so that nothing jumps. */
export function CartLink() {
  const { count, ready } = useCart()
  return (
    <Anchor
      to="/cart"
      aria-label={cartName(count)}
      className="relative inline-flex size-11 items-center justify-center rounded-control hover:text-cedar"
    >
      <ShoppingBag aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
      <span className="cart-badge">{ready && count > 0 ? count : null}</span>
    </Anchor>
  )
}

function cartName(count: number): string {
  if (count === 0) return headerTexts.cart
  return `${headerTexts.cart}, ${count} ${count === 1 ? 'item' : 'items'}`
}
