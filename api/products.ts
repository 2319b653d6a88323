import { Hono } from 'hono'
import { toProductJson } from '#shop/catalogue/product-json.ts'
import type { ApiServices } from './create-api.ts'

export function products({ catalogue, clock }: Pick<ApiServices, 'catalogue' | 'clock'>): Hono {
  return new Hono().get('/', (c) => {
    const now = clock()
    c.header('cache-control', 'no-cache')
    return c.json(catalogue.current().map((product) => toProductJson(product, now)))
  })
}
