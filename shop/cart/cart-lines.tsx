import type { ComponentType } from 'react'
import { CartLineView } from './cart-line-view.tsx'
import type { CartLine } from './cart-prices.ts'

type CartLinesProps = {
  lines: readonly CartLine[]
  /** Draws the picture of a line. */
  picture: ComponentType<{ line: CartLine }>
  onQuantity: (productId: string, quantity: number) => void
  onRemove: (productId: string) => void
}

export function CartLines({ lines, picture: LinePicture, onQuantity, onRemove }: CartLinesProps) {
  return (
    <ul className="border-t border-line">
      {lines.map((line) => (
        <CartLineView
          key={line.product.id}
          line={line}
          picture={<LinePicture line={line} />}
          onQuantity={(quantity) => {
            onQuantity(line.product.id, quantity)
          }}
          onRemove={() => {
            onRemove(line.product.id)
          }}
        />
      ))}
    </ul>
  )
}
