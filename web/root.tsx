import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { PRE_PAINT_SCRIPT } from '#shop/cart/pre-paint.ts'
import { factText } from '#shop/catalogue/facts.ts'
import { toProductJson } from '#shop/catalogue/product-json.ts'
import type { Route } from './+types/root'
import sansFont from './fonts/instrument-sans.woff2?url'
import serifFont from './fonts/instrument-serif.woff2?url'
import { Chrome, type ChromeData } from './layout/chrome.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { InlineScript } from './layout/inline-script.tsx'
import { pageServices } from './page-services.ts'
import { SpeculationRules } from './seo/speculation-rules.tsx'
import theme from './theme.css?url'

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: theme },
  font(serifFont),
  font(sansFont),
  { rel: 'icon', href: '/api/assets/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/api/assets/apple-touch-icon.png' },
]

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices)
  const now = services.now()
  return {
    details: services.details,
    suburb: factText.suburb,
    testShop: !services.payments.live,
    year: now.getFullYear(),
    products: services.products().map((product) => toProductJson(product, now)),
  }
}

/** Has run long before React looks at it, so the browser's bundle goes without. */
const HEAD_SCRIPT = import.meta.env.SSR ? PRE_PAINT_SCRIPT : ''

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The head script marks <html> before React wakes up.
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f4" />
        <InlineScript text={HEAD_SCRIPT} />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <ScrollRestoration />
        <Scripts />
        <SpeculationRules />
      </body>
    </html>
  )
}

/** Of the last page that could be drawn; set in the browser only. A navigation that fails takes the root's data along. */
let lastDrawn: ChromeData | undefined

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    lastDrawn = loaderData
  }, [loaderData])
  return (
    <Chrome data={loaderData}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('root') ?? lastDrawn
  // Without the shop's own data not even the header can be drawn.
  if (data === undefined) {
    return (
      <main>
        <ErrorPage />
      </main>
    )
  }
  return (
    <Chrome data={data}>
      <ErrorPage />
    </Chrome>
  )
}
