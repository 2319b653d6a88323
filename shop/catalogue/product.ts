import type { Cents } from '#shop/money/cents.ts'

export type ProductId = string

export const PLUNGE_ONE: ProductId = 'plunge-one'

/** Only the badge and the struck price: starting or ending a sale never changes what is charged. */
export type Sale = {
  readonly name: string
  readonly wasPrice: Cents
  readonly startsAt: Date
  readonly endsAt: Date
}

export type Product = {
  readonly id: ProductId
  readonly name: string
  readonly shortDescription: string
  readonly imageUrl: string
  /** What a buyer pays for one, GST included. */
  readonly price: Cents
  readonly stock: number
  readonly sale: Sale | null
  /** Rises with every change, so that pages and caches know when they are old. */
  readonly version: number
}

export function saleAt(product: Pick<Product, 'sale'>, now: Date): Sale | null {
  const { sale } = product
  if (sale === null) return null
  return sale.startsAt <= now && now < sale.endsAt ? sale : null
}

/** What the product is, for summary, invoice and payment description. */
export const fullName = (product: Pick<Product, 'name'>): string =>
  `${product.name} - Premium Ice Plunge Pool`

export const MODEL_TITLE = fullName({ name: 'Plunge One' })

/** The quantity select of the product page ends here, however many are in stock. */
export const MAX_QUANTITY_CHOICE = 5

export const maxQuantity = (product: Pick<Product, 'stock'>): number =>
  Math.max(0, Math.min(MAX_QUANTITY_CHOICE, product.stock))

export const isSoldOut = (product: Pick<Product, 'stock'>): boolean => product.stock < 1
