import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useCart } from '#shop/cart/cart-context.tsx'
import { Container } from '#ui/layout.tsx'
import { CartHeading } from '#web/cart/cart-heading.tsx'
import { CartNews } from '#web/cart/cart-news.tsx'
import { EmptyCart } from '#web/cart/empty-cart.tsx'
import { FullCart } from '#web/cart/full-cart.tsx'
import { WaitingCart } from '#web/cart/waiting-cart.tsx'
import { useFreshProducts } from '#web/catalogue/use-fresh-products.ts'
import { pageServices } from '#web/page-services.ts'
import { metaOf } from '#web/seo/page-meta.ts'
import type { Route } from './+types/cart'

export const loader = ({ context }: Route.LoaderArgs) => ({
  head: metaOf('/cart', context.get(pageServices).siteUrl),
})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Cart() {
  useFreshProducts()
  const cart = useCart()
  // Deferred, so that React draws the lines in small pieces and a slow phone answers in between.
  const ready = useDeferredValue(cart.ready)
  const heading = useRef<HTMLHeadingElement>(null)
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals > 0) heading.current?.focus()
  }, [removals])
  return (
    <Container className="known-full:fills-screen pt-10 pb-section md:pt-14">
      <h1 ref={heading} tabIndex={-1} className="type-h1">
        <CartHeading ready={ready} count={cart.count} />
      </h1>
      {/* Until the stored cart has been read both are served, and the head script's mark shows one of them. */}
      {!ready && <WaitingCart />}
      {(!ready || cart.count === 0) && <EmptyCart served={!ready} />}
      {ready && cart.count > 0 && (
        <FullCart
          cart={cart}
          onGone={() => {
            setRemovals((before) => before + 1)
          }}
        />
      )}
      <CartNews count={cart.count} total={cart.total} ready={ready} />
    </Container>
  )
}
