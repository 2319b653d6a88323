import { Hono, type Context } from 'hono'
import { confirmOrder } from '#shop/checkout/confirm-order.server.ts'
import { ConfirmRequest } from '#shop/checkout/confirm-request.ts'
import type { Order } from '#shop/orders/order.ts'
import { toOrderJson } from '#shop/orders/order-json.ts'
import { readOrderNumber } from '#shop/orders/order-number.ts'
import { isDraft } from '#shop/orders/order-status.ts'
import { findOrderByNumber } from '#shop/orders/order-store.server.ts'
import type { ApiServices } from './create-api.ts'
import { ApiError, notFound } from './errors.ts'
import { readJson } from './json-body.ts'

export function orders(services: ApiServices): Hono {
  return new Hono()
    .post('/confirm', async (c) => {
      const request = await readJson(c, ConfirmRequest)
      const outcome = await confirmOrder(services.settle, services.sessions.read(c), request)
      c.header('cache-control', 'no-store')
      switch (outcome.kind) {
        case 'order':
          return c.json(toOrderJson(outcome.order, { masked: false }))
        case 'processing':
          return c.json({ status: 'processing' }, 202)
        case 'unknown':
          throw notFound('We cannot find that payment.')
        case 'unpaid':
          throw new ApiError(409, {
            error: 'The payment was not completed, and nothing has been charged. Please try again.',
            code: 'payment_incomplete',
          })
      }
    })
    .get('/:number', async (c) => {
      const order = await findOrder(services, c)
      c.header('cache-control', 'no-store')
      return c.json(toOrderJson(order, { masked: !mayReadOrder(services, c, order) }))
    })
}

export async function findOrder(services: ApiServices, c: Context): Promise<Order> {
  const number = readOrderNumber(c.req.param('number') ?? '')
  const order = number === null ? null : await findOrderByNumber(services.settle.database.db, number)
  // A checkout that was never paid has a number, but it is nobody's order.
  if (!order || isDraft(order.status)) throw notFound('Order not found')
  return order
}

/** The browser that bought, or whoever holds the signed link of the order's mail. */
export function mayReadOrder(services: ApiServices, c: Context, order: Order): boolean {
  const session = services.sessions.read(c)
  if (session !== null && session === order.sessionId) return true
  return services.signer.verify('order', order.number, c.req.query('key') ?? '')
}
