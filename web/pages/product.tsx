import { facts } from '#shop/catalogue/facts.ts'
import { Container } from '#ui/layout.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.tsx'
import { theProduct } from '#web/catalogue/the-product.ts'
import { useFreshProducts } from '#web/catalogue/use-fresh-products.ts'
import { galleryPictures } from '#web/content/pictures-alt.ts'
import { productTexts } from '#web/content/product.ts'
import { pageServices } from '#web/page-services.ts'
import { BuyBox } from '#web/product/buy-box.tsx'
import { Gallery } from '#web/product/gallery.tsx'
import { ModelViewerButton } from '#web/product/model-viewer-button.tsx'
import { ProductTabs } from '#web/product/product-tabs.tsx'
import { shownTabs } from '#web/product/shown-tabs.ts'
import { metaOf } from '#web/seo/page-meta.ts'
import { breadcrumbList } from '#web/seo/structured-data/breadcrumb-list.ts'
import { productThing } from '#web/seo/structured-data/product.ts'
import { pageThings } from '#web/seo/page-things.ts'
import { shownPicture } from '#web/shown-picture.ts'
import type { Route } from './+types/product'

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices)
  const { siteUrl } = services
  const product = theProduct(services.products())
  context.set(pageThings, [
    ...(product ? [productThing(product, services.now(), siteUrl)] : []),
    breadcrumbList([{ name: productTexts.title, path: '/product' }], siteUrl),
  ])
  return {
    texts: productTexts,
    pictures: galleryPictures.map(shownPicture),
    tabs: shownTabs(services.details),
    sizes: { tub: facts.tub, chiller: facts.chiller },
    head: metaOf('/product', siteUrl),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Product({ loaderData: { texts, pictures, tabs, sizes } }: Route.ComponentProps) {
  useFreshProducts()
  const { products, priced } = useCatalogue()
  return (
    <>
      <Container className="grid gap-x-14 gap-y-8 pt-4 pb-[calc(var(--spacing-section)*0.6)] sm:pt-8 lg:grid-cols-12 lg:pt-10">
        <div className="lg:col-span-7">
          <div className="lg:sticky lg:top-26">
            <Gallery pictures={pictures} />
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 sm:flex-nowrap">
              <ModelViewerButton />
              <p className="text-xs text-steel">{texts.picturesNote}</p>
            </div>
          </div>
        </div>
        <div className="lg:col-span-5">
          <BuyBox texts={texts} product={theProduct(priced)} listed={theProduct(products)} />
        </div>
      </Container>
      <ProductTabs tabs={tabs} sizes={sizes} />
    </>
  )
}
