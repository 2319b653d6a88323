import * as z from 'zod/mini'
import { ProductJson } from '#shop/catalogue/product-json.ts'
import { ConfirmRequest } from '#shop/checkout/confirm-request.ts'
import { PaymentSessionRequest } from '#shop/checkout/payment-session-request.ts'
import { ContactMessage } from '#shop/contact/message.ts'
import { Subscription } from '#shop/newsletter/subscription.ts'
import { QuoteJson } from '#shop/pricing/quote-json.ts'
import { QuoteQuestion } from '#shop/pricing/quote-question.ts'

export type Endpoint = {
  method: 'get' | 'post'
  path: string
  summary: string
  body?: z.ZodMiniType
  parameters?: readonly object[]
  success: { status: number; description: string; schema?: z.ZodMiniType }
  refusals: readonly number[]
}

const PaymentSession = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  checkoutId: z.string(),
  amount: z.int(),
  quote: QuoteJson,
})
const Order = z.looseObject({
  orderNumber: z.string(),
  status: z.string(),
  paymentStatus: z.string(),
  total: z.string(),
})
const Done = z.object({ success: z.literal(true) })

const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })
const KEY = {
  name: 'key',
  in: 'query',
  required: false,
  schema: { type: 'string' },
  description: 'From the signed link of the order e-mail',
}

const session = (path: string, summary: string): Endpoint => ({
  method: 'post',
  path,
  summary,
  body: PaymentSessionRequest,
  success: { status: 200, description: 'The payment to confirm in the browser', schema: PaymentSession },
  refusals: [400, 403, 409, 413, 415, 422, 429],
})

/** Every call of the API, for people, for the document and for the tests that try to break it. */
export const endpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/products',
    summary: 'The catalogue, with price, sale and stock of this moment',
    success: { status: 200, description: 'All products', schema: z.array(ProductJson) },
    refusals: [],
  },
  {
    method: 'post',
    path: '/api/quote',
    summary: 'What something would cost, delivered, and when it would come',
    body: QuoteQuestion,
    success: { status: 200, description: 'The quote', schema: QuoteJson },
    refusals: [400, 403, 409, 413, 415, 422],
  },
  session('/api/payment-intents/init', 'Start or refresh the payment of this browser’s checkout'),
  session('/api/create-payment-intent', 'The same, for wallets'),
  {
    method: 'post',
    path: '/api/orders/confirm',
    summary: 'The order of a payment that was just made',
    body: ConfirmRequest,
    success: {
      status: 200,
      description: 'The order; 202 while the payment is being processed',
      schema: Order,
    },
    refusals: [400, 403, 404, 409, 413, 415, 422, 429],
  },
  {
    method: 'get',
    path: '/api/orders/{orderNumber}',
    summary: 'An order; personal data only for the browser that bought or with the key',
    parameters: [inPath('orderNumber'), KEY],
    success: { status: 200, description: 'The order', schema: Order },
    refusals: [404, 429],
  },
  {
    method: 'get',
    path: '/api/orders/{orderNumber}/invoice.pdf',
    summary: 'The tax invoice, for the browser that bought or with the key',
    parameters: [inPath('orderNumber'), KEY],
    success: { status: 200, description: 'A PDF' },
    refusals: [404, 429],
  },
  {
    method: 'post',
    path: '/api/contact',
    summary: 'Write to the shop',
    body: ContactMessage,
    success: { status: 200, description: 'Taken', schema: Done },
    refusals: [400, 403, 413, 415, 422, 429],
  },
  {
    method: 'post',
    path: '/api/newsletter',
    summary: 'Subscribe; a mail asks to confirm',
    body: Subscription,
    success: { status: 200, description: 'Taken', schema: Done },
    refusals: [400, 403, 413, 415, 422, 429],
  },
  {
    method: 'post',
    path: '/api/stripe/webhook',
    summary: 'For the payment provider: signed events',
    success: { status: 204, description: 'Recorded' },
    refusals: [400, 413],
  },
  {
    method: 'get',
    path: '/api/assets/{file}',
    summary: 'Pictures, drawings, the model and the manual',
    parameters: [inPath('file')],
    success: { status: 200, description: 'The file' },
    refusals: [404],
  },
]
