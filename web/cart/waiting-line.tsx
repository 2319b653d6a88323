import type { CatalogueProduct } from '#shop/cart/cart-prices.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { Badge } from '#ui/badge.tsx'
import { LinePicture } from './line-picture.tsx'

/** What the server can know of a line, in the places where it will stand; the number comes from the head script. */
export function WaitingLine({ product }: { product: CatalogueProduct }) {
  return (
    <div aria-hidden="true" className="hidden border-t border-line pb-17 lg:col-span-7 known-line:block">
      <div className="grid grid-cols-[6.5rem_1fr] gap-x-5 gap-y-4 border-b border-line py-6 sm:grid-cols-[10rem_1fr] sm:gap-x-7">
        <div className="sm:row-span-2">
          <LinePicture line={{ product }} />
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <p className="type-h3 tracking-[-0.012em]">{product.name}</p>
            <Badge>
              <span className="[counter-reset:cart_var(--cart-count)] after:content-[counter(cart)]">
                Quantity:{' '}
              </span>
            </Badge>
          </div>
          <p className="mt-2 max-w-[46ch] text-sm text-steel wrap-anywhere max-sm:hidden">
            {product.shortDescription}
          </p>
          <p className="mt-2 text-sm">
            {formatAud(product.price)} <span className="text-steel">each</span>
          </p>
        </div>
        {/* The controls of the line; below it all there is room for those of the cart. */}
        <div className="col-span-2 h-11.5 sm:col-span-1" />
        <p className="col-span-2 text-sm text-steel wrap-anywhere sm:hidden">{product.shortDescription}</p>
      </div>
    </div>
  )
}
