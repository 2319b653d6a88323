import { formatAud } from '#shop/money/format-aud.ts'
import type { CartView } from '#shop/cart/cart-context.tsx'
import { useState } from 'react'
import { cartChangedText } from './cart-texts.ts'

/** Says every change of the cart aloud; silent about what was there when the page opened. */
export function CartNews({ count, total, ready }: Pick<CartView, 'count' | 'total' | 'ready'>) {
  const [first, setFirst] = useState<number | null>(null)
  const [changed, setChanged] = useState(false)
  // Adjusting state while rendering: the first count that was read is no news.
  if (ready && first === null) setFirst(count)
  if (first !== null && first !== count && !changed) setChanged(true)
  return (
    <p aria-live="polite" className="sr-only">
      {changed && cartChangedText(count, formatAud(total))}
    </p>
  )
}
