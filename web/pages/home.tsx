import { formatAudShort } from '#shop/money/format-aud.ts'
import { Section } from '#ui/layout.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.tsx'
import { theProduct } from '#web/catalogue/the-product.ts'
import { advancedFeatures, hero, interior, whyChoose } from '#web/content/home.ts'
import { HERO_CUTS } from '#web/home/hero-picture.ts'
import { Hero } from '#web/home/hero.tsx'
import { HighlightGrid } from '#web/home/highlight-grid.tsx'
import { InteriorPicture } from '#web/home/interior-picture.tsx'
import { NewsletterSection } from '#web/newsletter/newsletter-section.tsx'
import { pageServices } from '#web/page-services.ts'
import { metaOf } from '#web/seo/page-meta.ts'
import { pageThings } from '#web/seo/page-things.ts'
import { shownPicture } from '#web/shown-picture.ts'
import { localBusiness } from '#web/seo/structured-data/local-business.ts'
import { organization } from '#web/seo/structured-data/organization.ts'
import type { Route } from './+types/home'

// Words and pictures come from here: in the page's data they cost next to nothing, in a script they would come twice.
export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices)
  const { details, siteUrl } = services
  context.set(pageThings, [
    organization(details, siteUrl),
    localBusiness(details, services.products(), siteUrl),
  ])
  return {
    hero,
    heroPicture: shownPicture('hero-wide'),
    heroCuts: HERO_CUTS,
    whyChoose,
    interior,
    interiorPicture: shownPicture(interior.picture),
    advancedFeatures,
    head: metaOf('/', siteUrl),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Home({ loaderData: words }: Route.ComponentProps) {
  const product = theProduct(useCatalogue().priced)
  return (
    <>
      <Hero
        hero={words.hero}
        shown={words.heroPicture}
        cuts={words.heroCuts}
        price={product && formatAudShort(product.price)}
      />
      <Section aria-labelledby="why-choose">
        <div className="grid gap-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 id="why-choose" className="type-h2 max-w-[10ch]">
              {words.whyChoose.heading}
            </h2>
            <p className="mt-5 max-w-[34ch] text-steel">{words.whyChoose.lead}</p>
          </div>
          <HighlightGrid cards={words.whyChoose.cards} className="lg:col-span-8" />
        </div>
      </Section>
      <InteriorPicture words={words.interior} shown={words.interiorPicture} />
      <Section ground="deep" aria-labelledby="advanced-features">
        <h2 id="advanced-features" className="type-h2">
          {words.advancedFeatures.heading}
        </h2>
        <HighlightGrid cards={words.advancedFeatures.cards} dark className="mt-10 lg:grid-cols-4" />
      </Section>
      <NewsletterSection />
    </>
  )
}
