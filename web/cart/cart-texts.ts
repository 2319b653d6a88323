import { OTHER_DELIVERY, SYDNEY_DELIVERY } from '#web/content/amounts.ts'

export const cartTexts = {
  heading: 'Your Cart',
  empty: 'Your Cart is Empty',
  emptyText:
    'Nothing in it yet. Have a look at the tub; it stays in your cart on this device until you decide.',
  continue: 'Continue Shopping',
  clear: 'Clear Cart',
  summary: 'Order Summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  freeFor: 'warehouse pickup',
  deliveryNote: `Delivery: ${SYDNEY_DELIVERY} Sydney, ${OTHER_DELIVERY} elsewhere`,
  total: 'Total',
  checkout: 'Proceed to Checkout',
  checkoutNote: 'You choose delivery or pickup at checkout, before anything is charged.',
  noScript: 'The cart is kept by your browser and needs JavaScript, as paying does. Please switch it on, or',
  notShown: 'Your cart could not be shown',
  notShownText: 'Part of this page did not arrive. What you put into your cart is still there.',
} as const

export const cartChangedText = (count: number, total: string): string =>
  count === 0 ? cartTexts.empty : `Cart updated: ${count} ${count === 1 ? 'item' : 'items'}, ${total}`
