/** The words that the server's first view and the page's own share, so that one takes the other's place unseen. */
export const confirmationTexts = {
  yourOrder: 'Your order',
  confirmed: 'Order Confirmed!',
  sample: 'Sample order, nothing was bought',
  invalid: 'Invalid access',
  invalidText: 'This page can only be accessed after a successful payment.',
  seeProduct: 'See the product',
  noScript:
    'Showing an order here needs JavaScript. The confirmation that we send by e-mail holds everything, too.',
  notShown: 'Your order could not be shown',
  notShownText:
    'Part of this page did not arrive. If you have paid, you need not pay again: we send you the confirmation by e-mail.',
} as const
