import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useMemo, useRef, useState } from 'react'
import type { CatalogueProduct } from '#shop/cart/cart-prices.ts'
import { fullName } from '#shop/catalogue/product.ts'
import { cents } from '#shop/money/cents.ts'
import { startExpressSession, startSession, type SessionCall } from './checkout-calls.ts'
import { changeField, firstWrong, formMessages, validParts, type FormField } from './checkout-form.ts'
import { checkoutPrice } from './checkout-price.ts'
import type { FieldMessages, UnfinishedCustomerInfo } from './customer-info.ts'
import type { ExpressConfirm } from './express-checkout.tsx'
import { expressOffer } from './express-offer.ts'
import { formStorage } from './form-storage.ts'
import { pay, type PayOutcome } from './pay.ts'
import { useKeptForm } from './use-kept-form.ts'
import { usePaymentSession } from './use-payment-session.ts'
import { formFromWallet } from './wallet-details.ts'
import type { Purchase } from './wanted-items.ts'

export const EXPRESS_FAILED = 'Failed to process express payment. Please try again.'

type CheckoutOptions = {
  purchase: Purchase
  products: readonly CatalogueProduct[]
  /** Reads the catalogue again: the shop says that the price is another. */
  refreshProducts: () => Promise<void>
  onOrdered: (orderNumber: string) => void
  onProcessing: (paymentIntentId: string) => void
}

/** The checkout's state: what is typed, what it costs, where the payment stands, what went wrong. */
export function useCheckout({
  purchase,
  products,
  refreshProducts,
  onOrdered,
  onProcessing,
}: CheckoutOptions) {
  const [form, setForm] = useKeptForm()
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [fromServer, setFromServer] = useState<FieldMessages>({})
  const [paying, setPaying] = useState<'form' | 'express' | null>(null)
  const [outcome, setOutcome] = useState<PayOutcome | null>(null)
  const [expressError, setExpressError] = useState<string | null>(null)
  const [agreedFrom, setAgreedFrom] = useState<number | null>(null)
  const [tab] = useState(() => crypto.randomUUID())
  const [openedAt] = useState(() => new Date())
  const busy = useRef(false)

  const price = useMemo(
    () => checkoutPrice(products, purchase.items, form, openedAt),
    [products, purchase, form, openedAt],
  )
  const info = validParts(form)
  const priced = price.ok && !price.value.estimated && info !== null
  const call = priced ? callFor(info, price.value.total) : null
  const session = usePaymentSession(call, ordered)

  function ordered(orderNumber: string): void {
    formStorage.forget()
    onOrdered(orderNumber)
  }

  function callFor(customerInfo: UnfinishedCustomerInfo, amount: number): SessionCall {
    const product = products.find(({ id }) => id === purchase.items[0]?.productId)
    const productName = product ? fullName(product) : ''
    return { amount, productName, items: purchase.items, customerInfo, tab, buyNow: purchase.buyNow }
  }

  /** A double click is one payment: the second finds the first still busy, whatever React has drawn by then. */
  async function once(
    by: 'form' | 'express',
    work: () => Promise<PayOutcome | null>,
  ): Promise<PayOutcome | null> {
    if (busy.current) return null
    busy.current = true
    setPaying(by)
    setOutcome(null)
    setExpressError(null)
    const result = await work().catch(() => null)
    if (result?.kind === 'ordered') ordered(result.orderNumber)
    else if (result?.kind === 'processing') onProcessing(result.paymentIntentId)
    else {
      busy.current = false
      setPaying(null)
    }
    return result
  }

  function refuse(messages: FieldMessages): void {
    setShown(new Set(Object.keys(messages)))
    const field = firstWrong(messages)
    // After the messages are drawn, so that the reader hears the field together with what is wrong with it.
    if (field) requestAnimationFrame(() => document.getElementById(`checkout-${field}`)?.focus())
  }

  async function payByForm(stripe: Stripe, elements: StripeElements): Promise<void> {
    const messages = formMessages(form)
    if (Object.keys(messages).length > 0 || call === null || session.session === null) {
      refuse(messages)
      return
    }
    const { clientSecret } = session.session
    const result = await once('form', () =>
      pay({
        stripe,
        elements,
        call,
        start: startSession,
        returnUrl: returnUrl(),
        mountedSecret: clientSecret,
      }),
    )
    if (result?.kind === 'price-changed') {
      setAgreedFrom(call.amount)
      await refreshProducts()
    }
    if (result?.kind === 'refused' && result.fields) {
      const fields = withoutPrefix(result.fields)
      setFromServer(fields)
      refuse(fields)
    }
    setOutcome(result)
  }

  async function payByWallet({ stripe, elements, event }: ExpressConfirm): Promise<void> {
    const walletForm = formFromWallet(event)
    const walletInfo = validParts(walletForm)
    const walletPrice = checkoutPrice(products, purchase.items, walletForm, new Date())
    const result =
      walletInfo && walletPrice.ok && !walletPrice.value.estimated
        ? await once('express', () =>
            pay({
              stripe,
              elements,
              call: callFor(walletInfo, walletPrice.value.total),
              start: startExpressSession,
              returnUrl: returnUrl(),
              mountedSecret: null,
            }),
          )
        : null
    if (result?.kind === 'ordered' || result?.kind === 'processing') return
    event.paymentFailed({ reason: 'fail' })
    if (result?.kind === 'paid-without-order') setOutcome(result)
    else setExpressError(EXPRESS_FAILED)
  }

  const allMessages = { ...formMessages(form), ...fromServer }
  return {
    form,
    price,
    session,
    paying,
    outcome,
    expressError,
    /** What the page showed before the shop said that the price is another. */
    oldAmount: agreedFrom === null ? null : cents(agreedFrom),
    messages: Object.fromEntries(Object.entries(allMessages).filter(([field]) => shown.has(field))),
    waiting: call === null || session.phase !== 'ready' || session.amount !== call.amount,
    change(field: FormField, value: string) {
      setForm((current) => changeField(current, field, value))
      setFromServer({})
    },
    /** A field that was left with something wrong in it says so; an empty one may still be filled. */
    leave(field: FormField) {
      if (form[field] !== '') setShown((current) => new Set([...current, field]))
    },
    offerFor: (postcode: string | null) => expressOffer(products, purchase.items, postcode, new Date()),
    payByForm,
    payByWallet,
  }
}

export type Checkout = ReturnType<typeof useCheckout>

const returnUrl = () => `${window.location.origin}/purchase-confirmed`

const withoutPrefix = (fields: Record<string, string>): FieldMessages =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name.replace('customerInfo.', ''), message]),
  )
