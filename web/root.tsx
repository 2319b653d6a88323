import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { toProductJson } from '#shop/catalogue/product-json.ts'
import type { Route } from './+types/root'
import { pageServices } from './page-services.ts'
import theme from './theme.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: theme }]

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices)
  return {
    details: services.details,
    testShop: !services.payments.live,
    products: services.products().map((product) => toProductJson(product, services.now())),
  }
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
