import type { StripeError } from '@stripe/stripe-js'

type CardFieldName = 'number' | 'expiry' | 'cvc'

const FIELD_OF: Partial<Record<string, CardFieldName>> = {
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  expired_card: 'expiry',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  card_declined: 'number',
  incorrect_number: 'number',
  invalid_number: 'number',
}

/** The field that a refusal speaks about; errors about no field (a lost connection, say) are the shop's to show. */
export function refusedField(error: StripeError): CardFieldName | undefined {
  return FIELD_OF[error.code ?? '']
}

/** The server names every card that works, which is too much to read below a field; the note lists them with a button each. */
export function refusalText(error: StripeError): string {
  if (error.decline_code === 'test_mode_live_card') {
    return 'This is a test shop, so only test cards work here, such as 4242 4242 4242 4242. Find them all under ‘Test cards’ below.'
  }
  return error.message ?? 'Your card was declined.'
}
