import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The table of contents of the shop. */
export default [
  index('pages/home.tsx'),
  route('product', 'pages/product.tsx'),
  route('cart', 'pages/cart.tsx'),
  route('checkout', 'pages/checkout.tsx'),
  route('purchase-confirmed', 'pages/purchase-confirmed.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
