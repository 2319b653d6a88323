import { useDeferredValue, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { Container } from '#ui/layout.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useCart } from '#shop/cart/cart-context.tsx'
import { purchaseFrom } from '#shop/checkout/wanted-items.ts'
import { useFreshProducts } from '#web/catalogue/use-fresh-products.ts'
import { CheckoutView } from '#web/checkout/checkout-view.tsx'
import { openStripe } from '#web/checkout/open-stripe.ts'
import { usePaymentScript } from '#web/checkout/use-payment-script.ts'
import { TakesLong } from '#web/layout/takes-long.tsx'
import { pageServices } from '#web/page-services.ts'
import { metaOf } from '#web/seo/page-meta.ts'
import type { Route } from './+types/checkout'

export function loader({ context }: Route.LoaderArgs) {
  const { payments, siteUrl } = context.get(pageServices)
  return { publishableKey: payments.publishableKey, sandboxScript: payments.sandboxScript, siteUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf('/checkout', loaderData?.siteUrl ?? '')

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="fills-screen py-10 lg:py-14">
      <p className="mb-6 text-sm">
        <TextLink to="/product">← Back to the product</TextLink>
      </p>
      <h1 className="type-h1 mb-10">Checkout</h1>
      <noscript>
        <p className="mb-8">
          Paying needs JavaScript, for the safety of your card. Please switch it on, or{' '}
          <TextLink to="/contact">contact us to order</TextLink>.
        </p>
      </noscript>
      <Purchase publishableKey={loaderData.publishableKey} sandboxScript={loaderData.sandboxScript} />
    </Container>
  )
}

type PaymentKeys = { publishableKey: string; sandboxScript: string | null }

/** What is bought stands in the address or in the cart, and both are known in the browser only. */
function Purchase({ publishableKey, sandboxScript }: PaymentKeys) {
  const hydrated = useHydrated()
  const { items, ready } = useCart()
  // Deferred, so that React draws the long form in small pieces and a slow phone answers in between.
  const known = useDeferredValue(hydrated && ready)
  const [query] = useSearchParams()
  useFreshProducts()
  useFreshPageOnReturn()
  const script = usePaymentScript(() =>
    typeof window === 'undefined' ? Promise.resolve(null) : openStripe(publishableKey, sandboxScript),
  )
  const cartItems = JSON.stringify(items.map(({ product, quantity }) => [product.id, quantity]))
  // Only another product or quantity is another purchase; a refreshed price is not.
  // oxlint-disable-next-line react/exhaustive-deps
  const purchase = useMemo(() => purchaseFrom(query, items), [query, cartItems])
  if (!known) {
    return (
      <>
        <p role="status" className="flex items-center gap-3 text-steel noscript:hidden">
          <Spinner /> Loading checkout...
        </p>
        <TakesLong title="The checkout could not be loaded">
          Part of this page did not arrive. Nothing has been charged, and your cart is as it was.
        </TakesLong>
      </>
    )
  }
  return <CheckoutView purchase={purchase} script={script} />
}

/** Back from PayPal the browser may show this page as it was left, waiting for a payment that went elsewhere. */
function useFreshPageOnReturn(): void {
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload()
    }
    window.addEventListener('pageshow', reload)
    return () => window.removeEventListener('pageshow', reload)
  }, [])
}
