import { useId } from 'react'
import type { ReactNode } from 'react'
import { formatAud } from '#shop/money/format-aud.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Badge } from '#ui/badge.tsx'
import type { CartLine } from './cart-prices.ts'
import { QuantityControl } from './quantity-control.tsx'

export type CartLineViewProps = {
  line: CartLine
  picture: ReactNode
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

export function CartLineView({ line, picture, onQuantity, onRemove }: CartLineViewProps) {
  const { product, quantity, unitPrice, lineTotal, limit } = line
  const limitId = useId()
  // A stored cart may have lost its words; the line must still have a name.
  const name = product.name || product.id
  return (
    <li className="grid grid-cols-[6.5rem_1fr] gap-x-5 gap-y-4 border-b border-line py-6 sm:grid-cols-[10rem_1fr] sm:gap-x-7">
      <div className="sm:row-span-2">{picture}</div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="type-h3 wrap-anywhere">
            <Anchor to="/product" className="hover:text-cedar">
              {name}
            </Anchor>
          </h2>
          <Badge>Quantity: {quantity}</Badge>
        </div>
        {product.shortDescription && (
          <p className="mt-2 max-w-[46ch] text-sm text-steel wrap-anywhere max-sm:hidden">
            {product.shortDescription}
          </p>
        )}
        <p className="mt-2 text-sm">
          {formatAud(unitPrice)} <span className="text-steel">each</span>
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-3 sm:col-span-1">
        <QuantityControl quantity={quantity} limit={limit} limitId={limitId} onQuantity={onQuantity} />
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
          className="underline-quiet min-h-11 px-2 text-sm text-steel"
        >
          Remove
        </button>
        <p className="ml-auto text-lg font-medium tabular-nums">{formatAud(lineTotal)}</p>
        {limit !== null && (
          <p id={limitId} className="w-full text-sm text-cedar-dark">
            {limit}
          </p>
        )}
      </div>
      {product.shortDescription && (
        <p className="col-span-2 text-sm text-steel wrap-anywhere sm:hidden">{product.shortDescription}</p>
      )}
    </li>
  )
}
