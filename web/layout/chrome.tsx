import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ToastProvider } from '#ui/toast.tsx'
import type { ProductJson } from '#shop/catalogue/product-json.ts'
import { CatalogueProvider } from '#web/catalogue/catalogue-context.tsx'
import type { ShopDetails } from '#web/content/shop-details.ts'
import { isCompact } from './compact-pages.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteFocus } from './route-focus.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { TestShopRibbon } from './test-shop-ribbon.tsx'
import { wakeUp } from './wake-up.ts'

export type ChromeData = {
  details: ShopDetails
  suburb: string
  testShop: boolean
  year: number
  products: readonly ProductJson[]
}

/** What stands around every page. */
export function Chrome({ data, children }: { data: ChromeData; children: ReactNode }) {
  const compact = isCompact(useLocation().pathname)
  useEffect(wakeUp, [])
  return (
    <CatalogueProvider served={data.products}>
      <ToastProvider>
        <SkipLink />
        {data.testShop && <TestShopRibbon />}
        <Header details={data.details} compact={compact} />
        <main id={CONTENT_ID} tabIndex={-1} className="grow">
          {children}
        </main>
        <Footer details={data.details} suburb={data.suburb} year={data.year} compact={compact} />
        <RouteFocus />
      </ToastProvider>
    </CatalogueProvider>
  )
}
