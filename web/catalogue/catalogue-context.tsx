import { createContext, use, useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { CartProvider } from '#shop/cart/cart-context.tsx'
import type { CatalogueProduct } from '#shop/cart/cart-prices.ts'
import type { ProductJson } from '#shop/catalogue/product-json.ts'
import { NO_MONEY } from '#shop/money/cents.ts'
import { fromPriceText } from '#shop/money/price-text.ts'

export type CatalogueView = {
  /** As the API tells it, sale included. */
  readonly products: readonly ProductJson[]
  /** The same with money as cents, for quotes and the cart. */
  readonly priced: readonly CatalogueProduct[]
  /** Replaces what the page was served with by a newer answer. */
  readonly update: (products: readonly ProductJson[]) => void
}

const CatalogueContext = createContext<CatalogueView | null>(null)

type Newer = { readonly served: readonly ProductJson[]; readonly products: readonly ProductJson[] }

/** A navigation brings a new list from the server, which is newer than what was fetched before it. */
const newest = (served: readonly ProductJson[], newer: Newer | null): readonly ProductJson[] =>
  newer?.served === served ? newer.products : served

/** Both are written by the same function of the server, so the order of their fields is the same, too. */
const isSame = (some: readonly ProductJson[], others: readonly ProductJson[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others)

type CatalogueProviderProps = { served: readonly ProductJson[]; children: ReactNode }

/** Holds the products for every page, and the cart that is priced by them. */
export function CatalogueProvider({ served, children }: CatalogueProviderProps) {
  const [newer, setNewer] = useState<Newer | null>(null)
  const products = newest(served, newer)
  const update = useCallback(
    (fresh: readonly ProductJson[]) => {
      // Mostly nothing has changed, and then the whole page would be drawn again for it.
      setNewer((before) => (isSame(newest(served, before), fresh) ? before : { served, products: fresh }))
    },
    [served],
  )
  const view = useMemo(() => ({ products, priced: products.map(withCents), update }), [products, update])
  return (
    <CatalogueContext value={view}>
      <CartProvider products={view.priced}>{children}</CartProvider>
    </CatalogueContext>
  )
}

export function useCatalogue(): CatalogueView {
  const view = use(CatalogueContext)
  if (view === null) throw new Error('useCatalogue must be used within a CatalogueProvider')
  return view
}

function withCents({ id, name, price, imageUrl, shortDescription, stock }: ProductJson): CatalogueProduct {
  const amount = fromPriceText(price)
  return { id, name, price: amount.ok ? amount.value : NO_MONEY, imageUrl, shortDescription, stock }
}
