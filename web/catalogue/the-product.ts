import { PLUNGE_ONE } from '#shop/catalogue/product.ts'

/** The shop sells one thing; should the owner rename it, the first of the list is meant. */
export const theProduct = <P extends { readonly id: string }>(products: readonly P[]): P | null =>
  products.find(({ id }) => id === PLUNGE_ONE) ?? products[0] ?? null
