import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { Cents } from '#shop/money/cents.ts'
import { browserCart } from './browser-cart.ts'
import { itemCount } from './cart.ts'
import type { Cart, CartProduct } from './cart.ts'
import { cartLines, cartTotal } from './cart-prices.ts'
import type { CartLine, CatalogueProduct } from './cart-prices.ts'
import type { CartStore } from './cart-store.ts'

export type CartView = {
  readonly items: readonly CartLine[]
  readonly count: number
  readonly total: Cents
  /** False until the stored cart has been read; show neither items nor the empty state before. */
  readonly ready: boolean
  /** Each gives back the cart as it then is, so that a caller can say what really happened. */
  readonly add: (product: CartProduct, n?: number) => Cart
  readonly remove: (productId: string) => Cart
  readonly setQuantity: (productId: string, n: number) => Cart
  readonly clear: () => Cart
  /** Whether the last change outlives this page. */
  readonly isKept: () => boolean
}

const CartContext = createContext<CartView | null>(null)

type CartProviderProps = {
  /** Today's catalogue: prices and stock of the lines come from here. */
  readonly products: readonly CatalogueProduct[]
  readonly store?: CartStore
  readonly children: ReactNode
}

export function CartProvider({ products, store = browserCart, children }: CartProviderProps) {
  const { cart, ready } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)
  const view = useMemo((): CartView => {
    const stockOf = (productId: string) => products.find(({ id }) => id === productId)?.stock
    return {
      items: cartLines(cart, products),
      count: itemCount(cart),
      total: cartTotal(cart, products),
      ready,
      add: (product, n) => store.add(product, n, stockOf(product.id)),
      remove: store.remove,
      setQuantity: (productId, n) => store.setQuantity(productId, n, stockOf(productId)),
      clear: store.clear,
      isKept: store.isKept,
    }
  }, [cart, ready, products, store])
  return <CartContext value={view}>{children}</CartContext>
}

export function useCart(): CartView {
  const cart = use(CartContext)
  if (cart === null) throw new Error('useCart must be used within a CartProvider')
  return cart
}
