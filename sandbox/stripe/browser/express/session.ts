import type {
  ClickResolveDetails,
  StripeError,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js'
import type { Emitter } from '#sandbox/stripe/browser/emitter.ts'
import type { Group, PaymentSource } from '#sandbox/stripe/browser/group.ts'
import { IntegrationError } from '#sandbox/stripe/browser/integration-error.ts'
import { type Authorised, openSheet, type Sheet } from '#sandbox/stripe/browser/wallet/sheet.ts'
import type { WalletId } from '#sandbox/stripe/browser/wallet/wallets.ts'
import { askAboutChange } from './ask-shop.ts'
import { checkDetails } from './check-details.ts'
import { failureOf, type PaymentFailure } from './failure.ts'
import { billingDetailsOf, shippingAddressOf, walletPaymentData } from './payment-data.ts'

export type SheetOptions = StripeExpressCheckoutElementOptions & ClickResolveDetails

// A real sheet gives up on a shop that neither pays nor says why.
const PAYMENT_MS = 60_000

/** One visit to a wallet's sheet, from the shop's yes to the click until it is paid, refused or cancelled. */
export function startSession(context: {
  wallet: WalletId
  group: Group
  emitter: Emitter
  options: SheetOptions
  ended: () => void
}) {
  const { wallet, group, emitter, options } = context
  const asks = { email: options.emailRequired ?? false, phone: options.phoneNumberRequired ?? false }
  const shipping = options.shippingAddressRequired ?? false
  let payment: { source: PaymentSource; timer: ReturnType<typeof setTimeout> } | undefined
  const check = (details: Parameters<typeof checkDetails>[0]) => checkDetails(details, group.amount())

  const sheet: Sheet = openSheet({
    wallet,
    group,
    business: options.business?.name,
    collects: { contact: true, ...asks, shipping },
    lineItems: options.lineItems ?? [],
    shippingRates: options.shippingRates ?? [],
    // As the wallets do, the street is kept back until the buyer has agreed to pay.
    addressChanged: ({ name }, { city, state, postal_code, country }) =>
      askAboutChange(
        emitter,
        'shippingaddresschange',
        { name, address: { city, state, postal_code, country } },
        check,
      ),
    rateChanged: (shippingRate) => askAboutChange(emitter, 'shippingratechange', { shippingRate }, check),
    authorised,
    cancelled() {
      end()
      emitter.emit('cancel', { elementType: 'expressCheckout' })
    },
  })

  function authorised(details: Authorised) {
    const source = createSource(details)
    group.expressSource = source
    const timer = setTimeout(() => {
      finishPayment({})
      reportError(new IntegrationError("After 'confirm', call stripe.confirmPayment() or paymentFailed()."))
    }, PAYMENT_MS)
    payment = { source, timer }
    const event: StripeExpressCheckoutElementConfirmEvent = {
      expressPaymentType: wallet,
      billingDetails: billingDetailsOf(details, asks),
      ...(shipping ? { shippingAddress: shippingAddressOf(details) } : {}),
      ...(details.shippingRate ? { shippingRate: details.shippingRate } : {}),
      paymentFailed: finishPayment,
    }
    emitter.emit('confirm', { elementType: 'expressCheckout', ...event })
  }

  function createSource(details: Authorised): PaymentSource {
    const data = {
      ...walletPaymentData(wallet, details.cardNumber),
      billing_details: billingDetailsOf(details, asks),
    }
    return {
      collect: async () => ({ value: { method: wallet, data } }),
      // The bank may take its time, and so may the buyer in front of its page.
      confirming: () => clearTimeout(payment?.timer),
      settled: (error?: StripeError) => (error ? finishPayment({ ...messageOf(error) }) : end()),
    }
  }

  function finishPayment(failure: PaymentFailure = {}) {
    if (!payment) return
    release()
    const { at, message } = failureOf(failure)
    if (at) return sheet.correct(at, message)
    sheet.fail(message)
    context.ended()
  }

  function release() {
    clearTimeout(payment?.timer)
    if (group.expressSource === payment?.source) group.expressSource = undefined
    payment = undefined
  }

  function end() {
    release()
    sheet.close()
    context.ended()
  }

  return { end }
}

function messageOf(error: StripeError) {
  return error.message ? { message: error.message } : {}
}
