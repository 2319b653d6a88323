import type { CartView } from '#shop/cart/cart-context.tsx'
import { CartLines } from '#shop/cart/cart-lines.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { cartTexts } from './cart-texts.ts'
import { LinePicture } from './line-picture.tsx'
import { OrderSummary } from './order-summary.tsx'

type FullCartProps = {
  cart: CartView
  /** The control that was pressed is gone with its line. */
  onGone: () => void
}

export function FullCart({ cart, onGone }: FullCartProps) {
  return (
    <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <CartLines
          lines={cart.items}
          picture={LinePicture}
          onQuantity={(productId, quantity) => {
            cart.setQuantity(productId, quantity)
            if (quantity < 1) onGone()
          }}
          onRemove={(productId) => {
            cart.remove(productId)
            onGone()
          }}
        />
        <div className="mt-6 flex flex-wrap justify-between gap-3">
          <LinkButton to="/product" variant="secondary" size="small">
            {cartTexts.continue}
          </LinkButton>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              cart.clear()
              onGone()
            }}
          >
            {cartTexts.clear}
          </Button>
        </div>
      </div>
      <div className="lg:col-span-5">
        <div className="lg:sticky lg:top-26">
          <OrderSummary lines={cart.items} total={cart.total} />
        </div>
      </div>
    </div>
  )
}
