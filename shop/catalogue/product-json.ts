import * as z from 'zod/mini'
import { err, ok } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { fromPriceText, toPriceText } from '#shop/money/price-text.ts'
import { saleAt } from './product.ts'
import type { Product } from './product.ts'

const Price = z.string().check(z.regex(/^\d{1,13}\.\d{2}$/, 'A price is written like 4999.00'))

/** One product in the answer of GET /api/products. */
export const ProductJson = z.object({
  id: z.string(),
  name: z.string(),
  price: Price,
  imageUrl: z.string(),
  shortDescription: z.string(),
  stock: z.int().check(z.nonnegative()),
  wasPrice: z.nullable(Price),
  saleName: z.nullable(z.string()),
  saleEndsAt: z.nullable(z.iso.datetime()),
})
export type ProductJson = z.infer<typeof ProductJson>

/** A product as the browser knows it: the version is the server's own affair. */
export type ShownProduct = Omit<Product, 'version'>

export function toProductJson(product: ShownProduct, now: Date): ProductJson {
  const sale = saleAt(product, now)
  return {
    id: product.id,
    name: product.name,
    price: toPriceText(product.price),
    imageUrl: product.imageUrl,
    shortDescription: product.shortDescription,
    stock: Math.max(0, product.stock),
    wasPrice: sale && toPriceText(sale.wasPrice),
    saleName: sale && sale.name,
    saleEndsAt: sale && sale.endsAt.toISOString(),
  }
}

export type ProductJsonRefusal = { readonly reason: 'not-a-product'; readonly problem: string }

export function fromProductJson(json: unknown): Result<ShownProduct, ProductJsonRefusal> {
  const parsed = ProductJson.safeParse(json)
  if (!parsed.success) return err({ reason: 'not-a-product', problem: z.prettifyError(parsed.error) })
  const { price, wasPrice, saleName, saleEndsAt, ...shown } = parsed.data
  const priceNow = fromPriceText(price)
  if (!priceNow.ok) return err({ reason: 'not-a-product', problem: `price ${price}` })
  const was = wasPrice === null ? null : fromPriceText(wasPrice)
  const onSale = was?.ok === true && saleName !== null && saleEndsAt !== null
  return ok({
    ...shown,
    price: priceNow.value,
    // The API names a sale only while it runs, so it has begun, whenever that was.
    sale: onSale
      ? { name: saleName, wasPrice: was.value, startsAt: new Date(0), endsAt: new Date(saleEndsAt) }
      : null,
  })
}

/** The whole answer of GET /api/products; throws when it is something else. */
export const productsFromJson = (json: unknown): readonly ProductJson[] => z.array(ProductJson).parse(json)
