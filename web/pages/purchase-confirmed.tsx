import { useEffect } from 'react'
import { useRouteLoaderData, useSearchParams } from 'react-router'
import { Container } from '#ui/layout.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useCart } from '#shop/cart/cart-context.tsx'
import { formStorage } from '#shop/checkout/form-storage.ts'
import { NO_MONEY } from '#shop/money/cents.ts'
import type { Confirmation } from '#shop/orders/confirmed-order.ts'
import { atFirstSight } from '#shop/orders/first-sight.ts'
import { useConfirmation } from '#shop/orders/use-confirmation.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.tsx'
import { theProduct } from '#web/catalogue/the-product.ts'
import { ConfirmedView } from '#web/confirmation/confirmed-view.tsx'
import { FirstView } from '#web/confirmation/first-view.tsx'
import { OtherState } from '#web/confirmation/other-states.tsx'
import { pageServices } from '#web/page-services.ts'
import { metaOf } from '#web/seo/page-meta.ts'
import type { loader as rootLoader } from '#web/root.tsx'
import type { Route } from './+types/purchase-confirmed'

export function loader({ context }: Route.LoaderArgs) {
  return { siteUrl: context.get(pageServices).siteUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  metaOf('/purchase-confirmed', loaderData?.siteUrl ?? '')

export default function PurchaseConfirmed({ loaderData: { siteUrl } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const hydrated = useHydrated()
  const [query] = useSearchParams()
  const product = theProduct(useCatalogue().priced)
  const confirmation = useConfirmation(hydrated ? query.toString() : null, product?.price ?? NO_MONEY)
  const sample = query.get('preview') === 'true'
  useForgottenPurchase(sample ? null : confirmation)
  useLastingAddress(confirmation, query)
  return (
    <Container className="fills-screen max-w-[64rem] py-12 lg:py-16">
      {!hydrated && <FirstView />}
      {hydrated && confirmation.kind !== 'order' && <OtherState confirmation={confirmation} />}
      {confirmation.kind === 'order' && root && (
        <ConfirmedView
          order={confirmation.order}
          sample={sample}
          details={root.details}
          siteUrl={siteUrl}
          linkKey={query.get('key')}
        />
      )}
    </Container>
  )
}

/**
 * The cart is emptied here and the checkout's form forgotten, once the order exists, and once an order: coming back
 * later leaves a new cart alone.
 */
function useForgottenPurchase(confirmation: Confirmation | null): void {
  const { clear, ready } = useCart()
  const order = confirmation?.kind === 'order' ? confirmation.order : null
  useEffect(() => {
    if (!ready || order === null || order.masked) return
    atFirstSight(order.orderNumber, () => {
      formStorage.forget()
      if (!order.buyNow) clear()
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once an order
  }, [ready, order?.orderNumber])
}

/** A payment's address becomes the order's: what is reloaded or kept as a bookmark then reads and settles nothing. */
function useLastingAddress(confirmation: Confirmation, query: URLSearchParams): void {
  const number =
    confirmation.kind === 'order' && query.has('payment_intent') ? confirmation.order.orderNumber : null
  useEffect(() => {
    if (number !== null)
      window.history.replaceState(window.history.state, '', `/purchase-confirmed?order=${number}`)
  }, [number])
}
