import { Hono } from 'hono'
import { QuoteQuestion, questionItems } from '#shop/pricing/quote-question.ts'
import { quote } from '#shop/pricing/quote.ts'
import { toQuoteJson } from '#shop/pricing/quote-json.ts'
import { refusalCode, refusalText } from '#shop/pricing/refusal-text.ts'
import type { QuoteRefusal } from '#shop/pricing/refusal.ts'
import { postcodeOrNull } from '#shop/shipping/postcode.ts'
import type { ApiServices } from './create-api.ts'
import { ApiError } from './errors.ts'
import { readJson } from './json-body.ts'

/** What something would cost, delivered. Promises nothing and stores nothing. */
export function quotes({ catalogue, clock }: Pick<ApiServices, 'catalogue' | 'clock'>): Hono {
  return new Hono().post('/', async (c) => {
    const question = await readJson(c, QuoteQuestion)
    const quoted = quote(catalogue.current(), {
      items: questionItems(question),
      method: question.deliveryMethod,
      postcode: postcodeOrNull(question.postcode),
      now: clock(),
    })
    if (!quoted.ok) throw quoteRefused(quoted.error, 'postcode')
    c.header('cache-control', 'no-store')
    return c.json(toQuoteJson(quoted.value))
  })
}

/** What cannot be sold right now is a conflict (409); what was asked wrongly is named at its field (422). */
export function quoteRefused(refusal: QuoteRefusal, postcodeField: string): ApiError {
  const body = { error: refusalText(refusal), code: refusalCode(refusal) }
  switch (refusal.reason) {
    case 'postcode-missing':
    case 'postcode-not-served':
      return new ApiError(422, { ...body, fields: { [postcodeField]: body.error } })
    case 'empty':
    case 'quantity-invalid':
    case 'unknown-product':
      return new ApiError(422, { ...body, fields: { items: body.error } })
    case 'sold-out':
    case 'not-enough-stock':
      return new ApiError(409, body)
  }
}
