import { fromPriceText, toPriceText } from '#shop/money/price-text.ts'
import { addItem, EMPTY_CART, MAX_LINE_QUANTITY } from './cart.ts'
import type { Cart, CartItem } from './cart.ts'

/** ONE entry, named after the product, so that other shops on the same origin are left alone. */
export const CART_KEY = 'plunge-one-cart'

/** An honest cart is under 1,000 characters; longer texts cost time before the first paint. */
export const MAX_STORED_LENGTH = 20_000
export const MAX_LINES = 20
/** How ids of this shop look. '__proto__' does not pass, which the script before the first paint relies on. */
export const PRODUCT_ID_PATTERN = '^[a-z0-9][a-z0-9-]{0,63}$'
const MAX_TEXT = 300

const PRODUCT_ID = new RegExp(PRODUCT_ID_PATTERN)

/** Anyone can write into a browser's storage: what makes sense is kept, the rest is dropped, nothing throws. */
export function parseStoredCart(text: string | null): Cart {
  if (text === null) return EMPTY_CART
  try {
    return repairCart(parseJson(text))
  } catch (error) {
    console.error('Failed to parse cart from localStorage', error)
    return EMPTY_CART
  }
}

function parseJson(text: string): unknown {
  if (text.length > MAX_STORED_LENGTH) throw new RangeError(`The stored cart has ${text.length} characters`)
  return JSON.parse(text)
}

function repairCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) throw new TypeError('The stored cart is not a list')
  let cart = EMPTY_CART
  for (const entry of stored.slice(0, MAX_LINES)) {
    const item = repairItem(entry)
    if (item !== null) cart = addItem(cart, item.product, item.quantity)
  }
  return cart
}

function repairItem(entry: unknown): CartItem | null {
  const product = ownValue(entry, 'product')
  const id = ownValue(product, 'id')
  const quantity = repairQuantity(ownValue(entry, 'quantity'))
  if (typeof id !== 'string' || !PRODUCT_ID.test(id) || quantity < 1) return null
  return {
    product: {
      id,
      price: repairPrice(ownValue(product, 'price')),
      name: repairText(ownValue(product, 'name')),
      imageUrl: repairImageUrl(ownValue(product, 'imageUrl')),
      shortDescription: repairText(ownValue(product, 'shortDescription')),
    },
    quantity,
  }
}

/** Reads own properties only, so that nothing inherited passes for stored data. */
function ownValue(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined
  return Object.getOwnPropertyDescriptor(holder, key)?.value
}

const repairQuantity = (n: unknown): number =>
  typeof n === 'number' && n >= 1 ? Math.min(Math.floor(n), MAX_LINE_QUANTITY) : 0

const repairText = (text: unknown): string => (typeof text === 'string' ? text.slice(0, MAX_TEXT) : '')

/** Only pictures of the shop itself: no other host, no script address. */
const repairImageUrl = (url: unknown): string =>
  typeof url === 'string' && /^\/api\/assets\/[\w.-]+$/.test(url) ? url.slice(0, MAX_TEXT) : ''

function repairPrice(price: unknown): string {
  const read = typeof price === 'string' || typeof price === 'number' ? fromPriceText(price) : null
  return read?.ok === true ? toPriceText(read.value) : '0.00'
}
