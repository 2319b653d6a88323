import type { ProductJson } from './product-json.ts'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isPrice: Check = (value) => typeof value === 'string' && /^\d{1,13}\.\d{2}$/.test(value)
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

const CHECKS: Readonly<Record<keyof ProductJson, Check>> = {
  id: isText,
  name: isText,
  price: isPrice,
  imageUrl: isText,
  shortDescription: isText,
  stock: isCount,
  wasPrice: orNull(isPrice),
  saleName: orNull(isText),
  saleEndsAt: orNull(isText),
}

/**
 * The answer of our own GET /api/products, or null when it is something else, such as a proxy's page. The schema in
 * product-json.ts says the same; by hand it costs the product page 8 KB less.
 */
export function readProductList(body: unknown): readonly ProductJson[] | null {
  return Array.isArray(body) && body.every(isProductJson) ? body : null
}

function isProductJson(value: unknown): value is ProductJson {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return Object.entries(CHECKS).every(([name, check]) => check(fields.get(name)))
}
