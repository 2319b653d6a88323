import type { StripeError } from '@stripe/stripe-js'

const FIELD_OF: Partial<Record<string, 'number' | 'expiry' | 'cvc'>> = {
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
export function refusedField(error: StripeError): 'number' | 'expiry' | 'cvc' | undefined {
  const byCode = FIELD_OF[error.code ?? '']
  if (byCode) return byCode
  return error.param?.includes('number') ? 'number' : undefined
}
