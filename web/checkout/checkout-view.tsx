import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { callApi } from '#platform/call-api.ts'
import { features } from '#shop/catalogue/facts.ts'
import { productsFromJson } from '#shop/catalogue/product-json.ts'
import { AddressFields } from '#shop/checkout/address-fields.tsx'
import { CustomerFields } from '#shop/checkout/customer-fields.tsx'
import { DeliveryChoice } from '#shop/checkout/delivery-choice.tsx'
import { ExpressCheckout } from '#shop/checkout/express-checkout.tsx'
import { OrderSummary } from '#shop/checkout/order-summary.tsx'
import { useCheckout } from '#shop/checkout/use-checkout.ts'
import type { Purchase } from '#shop/checkout/wanted-items.ts'
import { formatAudShort } from '#shop/money/format-aud.ts'
import { refusalText } from '#shop/pricing/refusal-text.ts'
import { SHIPPING_RATE } from '#shop/shipping/rates.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.tsx'
import { CheckoutStep } from './checkout-step.tsx'
import { PaymentArea } from './payment-area.tsx'
import { WalletsMissing } from './payment-missing.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import type { PaymentScript } from './use-payment-script.ts'

const BADGES = features.slice(0, 4)

const FROM = `from ${formatAudShort(SHIPPING_RATE.sydney)}`

export function CheckoutView({ purchase, script }: { purchase: Purchase; script: PaymentScript }) {
  const catalogue = useCatalogue()
  const checkout = useCheckout({
    purchase,
    products: catalogue.priced,
    refreshProducts: async () => catalogue.update(productsFromJson(await callApi('/api/products'))),
    onOrdered(orderNumber) {
      window.location.assign(`/purchase-confirmed?order=${encodeURIComponent(orderNumber)}`)
    },
    onProcessing(paymentIntentId) {
      window.location.assign(`/purchase-confirmed?payment_intent=${encodeURIComponent(paymentIntentId)}`)
    },
  })
  const { price, form, messages, change: onChange, leave: onBlur } = checkout
  if (!price.ok) {
    return (
      <Notice tone="error" title={refusalText(price.error)}>
        <LinkButton
          to={purchase.buyNow ? '/product' : '/cart'}
          size="small"
          variant="secondary"
          className="mt-4"
        >
          {purchase.buyNow ? 'Back to the product' : 'Back to the cart'}
        </LinkButton>
      </Notice>
    )
  }
  const fields = { form, messages, onChange, onBlur }
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <SummaryPanel total={price.value.total}>
        <OrderSummary price={price.value} badges={BADGES} />
      </SummaryPanel>
      <form
        noValidate
        className="grid min-w-0 gap-12"
        onSubmit={(event) => event.preventDefault()}
        aria-label="Checkout"
      >
        <CheckoutStep heading="Express checkout">
          {checkout.expressError && (
            <Notice tone="error" className="mb-4">
              {checkout.expressError}
            </Notice>
          )}
          {script.state === 'missing' ? (
            <WalletsMissing />
          ) : (
            <ExpressCheckout
              stripe={script.stripe}
              amount={price.value.total}
              offerFor={checkout.offerFor}
              onConfirm={(confirm) => void checkout.payByWallet(confirm)}
            />
          )}
        </CheckoutStep>
        <CheckoutStep heading="Customer information">
          <CustomerFields {...fields} />
        </CheckoutStep>
        <CheckoutStep heading="Delivery">
          <DeliveryChoice
            {...fields}
            deliveryPrice={
              form.deliveryMethod === 'delivery' && !price.value.estimated
                ? formatAudShort(price.value.shipping)
                : FROM
            }
          />
          {form.deliveryMethod === 'delivery' && (
            <div className="mt-6">
              <AddressFields {...fields} />
            </div>
          )}
        </CheckoutStep>
        <CheckoutStep heading="Payment">
          <PaymentArea checkout={checkout} script={script} />
        </CheckoutStep>
      </form>
    </div>
  )
}
