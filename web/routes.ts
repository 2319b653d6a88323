import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The table of contents of the shop. */
export default [
  index('pages/home.tsx'),
  route('product', 'pages/product.tsx'),
  route('cart', 'pages/cart.tsx'),
  route('checkout', 'pages/checkout.tsx'),
  route('purchase-confirmed', 'pages/purchase-confirmed.tsx'),
  route('about', 'pages/about.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('blog', 'pages/blog.tsx'),
  route('blog/:slug', 'pages/blog-post.tsx'),
  route('wellness', 'pages/wellness.tsx'),
  route('maintenance', 'pages/maintenance.tsx', { id: 'maintenance-short' }),
  route('resources/maintenance', 'pages/maintenance.tsx'),
  route('resources/setup', 'pages/setup.tsx'),
  route('resources/faq', 'pages/faq.tsx'),
  route('policies/:policy', 'pages/policy.tsx'),
  route('newsletter', 'pages/newsletter.tsx'),
  route('newsletter/confirm', 'pages/newsletter-confirm.tsx'),
  route('newsletter/unsubscribe', 'pages/newsletter-unsubscribe.tsx'),
  route('robots.txt', 'pages/robots.ts'),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('.well-known/security.txt', 'pages/security-txt.ts'),
  route('feeds/google.xml', 'pages/google-feed.ts'),
  route('manifest.webmanifest', 'pages/manifest.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
