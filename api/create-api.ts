import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.server.ts'
import type { LiveCatalogue } from '#shop/catalogue/live-catalogue.server.ts'
import { answerError, ApiError, notFound } from './errors.ts'
import { products } from './products.ts'

export type ApiServices = {
  clock: Clock
  log: Log
  catalogue: LiveCatalogue
}

/** No honest request of this shop comes near it. */
const LARGEST_BODY = 64 * 1024

export function createApi(services: ApiServices): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: refuseInvalid })
  api.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: (c) =>
        answerError(c, new ApiError(413, { error: 'That is more than we can take.', code: 'too_large' })),
    }),
  )
  api.route('/products', products(services))
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

function refuseInvalid(result: { success: boolean }): void {
  if (!result.success) throw new ApiError(422, { error: 'Please check what you entered.', code: 'invalid' })
}
