import { describe, expect, it } from 'vitest'
import { ProductJson } from './product-json.ts'
import { readProductList } from './read-product-list.ts'

const TUB = {
  id: 'plunge-one',
  name: 'Plunge One',
  price: '4999.00',
  imageUrl: '/api/assets/01-three-quarter.jpg',
  shortDescription: 'A tub',
  stock: 8,
  wasPrice: '7500.00',
  saleName: 'Spring Sale',
  saleEndsAt: '2027-01-01T00:00:00.000Z',
}

const WRONG: readonly (readonly [string, unknown])[] = [
  ['a missing field', { ...TUB, stock: undefined }],
  ['a price without cents', { ...TUB, price: '4999' }],
  ['a price as a number', { ...TUB, price: 4999 }],
  ['half a tub in stock', { ...TUB, stock: 0.5 }],
  ['less than nothing in stock', { ...TUB, stock: -1 }],
  ['an absent sale that is not null', { ...TUB, saleName: undefined }],
  ['no product at all', null],
]

describe('the list of products, read without the schema', () => {
  it('takes what the schema takes', () => {
    for (const product of [TUB, { ...TUB, stock: 0, wasPrice: null, saleName: null, saleEndsAt: null }]) {
      expect(ProductJson.safeParse(product).success).toBe(true)
      expect(readProductList([product])).toEqual([product])
    }
    expect(readProductList([])).toEqual([])
  })

  it.each(WRONG)('refuses, as the schema does, %s', (_what, product) => {
    expect(ProductJson.safeParse(product).success).toBe(false)
    expect(readProductList([TUB, product])).toBeNull()
  })

  it('refuses what is no list', () => {
    expect(readProductList({ products: [TUB] })).toBeNull()
    expect(readProductList('<html>')).toBeNull()
  })
})
