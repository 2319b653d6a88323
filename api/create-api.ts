import { Hono, type Context } from 'hono'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.server.ts'
import type { Signer } from '#platform/signing.server.ts'
import type { LiveCatalogue } from '#shop/catalogue/live-catalogue.server.ts'
import type { SettleServices } from '#shop/orders/settle-payment.server.ts'
import { answerError, ApiError, notFound } from './errors.ts'
import { openApi } from './openapi.ts'
import { contact } from './contact.ts'
import { invoices } from './invoices.ts'
import type { Limits } from './limits.ts'
import { limitBody } from './limit-body.ts'
import { newsletter } from './newsletter.ts'
import { mayReadOrder, orders } from './orders.ts'
import type { ContactDesk } from '#shop/contact/message-store.server.ts'
import type { Newsletter } from '#shop/newsletter/newsletter.server.ts'
import type { Seller } from '#shop/invoice/seller.ts'
import type { Order } from '#shop/orders/order.ts'
import { paymentIntents } from './payment-intents.ts'
import { products } from './products.ts'
import { quotes } from './quote.ts'
import { sameOrigin } from './same-origin.ts'
import type { Sessions } from './session.ts'
import { stripeWebhook } from './stripe-webhook.ts'

export type ApiServices = {
  clock: Clock
  log: Log
  catalogue: LiveCatalogue
  settle: SettleServices
  sessions: Sessions
  signer: Signer
  limits: Limits
  contact: ContactDesk
  newsletter: Newsletter
  seller: Seller
  siteUrl: string
}

/** These carry their own proof of where they come from. */
const OWN_PROOF = ['/api/stripe/webhook']

/** No honest request of this shop comes near it. */
const LARGEST_BODY = 64 * 1024

export function createApi(services: ApiServices): Hono {
  const api = new Hono()
  api.use(
    limitBody({
      maxSize: LARGEST_BODY,
      onError: (c) =>
        answerError(c, new ApiError(413, { error: 'That is more than we can take.', code: 'too_large' })),
    }),
  )
  api.use(sameOrigin(services.siteUrl, OWN_PROOF))
  const { limits } = services
  for (const path of ['/payment-intents/init', '/create-payment-intent'])
    api.use(path, limits.of('payment-session'))
  api.use('/orders/confirm', limits.of('confirmation'))
  api.on('GET', '/orders/*', limits.of('order'))
  api.use('/contact', limits.of('contact'))
  api.use('/newsletter', limits.of('newsletter'))

  api.route('/openapi.json', openApi(services.siteUrl))
  api.route('/products', products(services))
  api.route('/quote', quotes(services))
  api.route('/', paymentIntents(services))
  api.route('/orders', orders(services))
  api.route('/orders', invoices(invoiceServices(services)))
  api.route('/contact', contact(services))
  api.route('/newsletter', newsletter(services))
  api.route('/stripe/webhook', stripeWebhook(services))
  api.all('*', () => {
    throw notFound()
  })
  api.onError((error, c) => {
    if (error instanceof ApiError) return answerError(c, error)
    services.log.error({ err: error, path: c.req.path }, 'unexpected error')
    return answerError(
      c,
      new ApiError(500, { error: 'Something went wrong on our side. Please try again.', code: 'internal' }),
    )
  })
  return api
}

const invoiceServices = (services: ApiServices) => ({
  db: services.settle.database.db,
  seller: services.seller,
  mayReadOrder: (c: Context, order: Order) => mayReadOrder(services, c, order),
})
