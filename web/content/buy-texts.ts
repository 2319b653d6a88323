import { PRODUCT_NAME } from '#shop/catalogue/facts/product-name.ts'

/** What stands on the buttons and beside them. Holds no other fact, so that the page's script stays without them. */
export const buyTexts = {
  featuresHeading: 'Features',
  remaining: (stock: number) => `Only ${stock} remaining!`,
  soldOut: 'Sold out',
  soldOutText:
    'All tubs of this delivery are sold. Leave us a message and we write when the next ones arrive.',
  gstNote: 'Price includes GST.',
  wasPrice: (formatted: string) => `Was ${formatted}`,
  quantityLabel: 'Quantity',
  buyNow: 'Buy Now',
  addToCart: 'Add to Cart',
  wishlist: 'Wishlist',
  view3d: 'View in 3D',
  viewInSpace: 'View in your space',
  postcodeLabel: 'Delivery to postcode',
  postcodeButton: 'Show price and date',
} as const

export const cartAlerts = {
  noProduct: 'No product found!',
  added: (quantity: number) => `Added to your cart: ${quantity} × ${PRODUCT_NAME}.`,
  failed:
    'Sorry, this could not be added to your cart: the browser did not keep it. Please try again, or choose Buy Now.',
} as const
