import type { Stripe } from 'stripe'

export type RawCard = { number: string; exp_month?: number; exp_year?: number; cvc?: string; wallet?: string }

/** `payment_method_data` with a bare card, which Stripe's types leave out because few accounts may send it. */
export function cardData(card: string | RawCard): Stripe.PaymentIntentConfirmParams.PaymentMethodData {
  const given = typeof card === 'string' ? { number: card } : card
  const data = { type: 'card' as const, card: { exp_month: 12, exp_year: 2034, cvc: '123', ...given } }
  return data
}

/** What a refused call threw, as the SDK reports it. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => new Error('the call was not refused'),
    (thrown: unknown) => thrown,
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the assertions that follow read its fields
  return error as Stripe.errors.StripeError
}
