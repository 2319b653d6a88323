import { Container } from '#ui/layout.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { faqCategories, faqHero } from '#web/content/faq.ts'
import { CategoryLinks } from '#web/faq/category-links.tsx'
import { FaqCategoryView } from '#web/faq/faq-category.tsx'
import { pageServices } from '#web/page-services.ts'
import { metaOf } from '#web/seo/page-meta.ts'
import { faqPage } from '#web/seo/structured-data/faq-page.ts'
import { breadcrumbList } from '#web/seo/structured-data/breadcrumb-list.ts'
import { pageThings } from '#web/seo/page-things.ts'
import type { Route } from './+types/faq'

const PATH = '/resources/faq'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageServices)
  context.set(pageThings, [
    breadcrumbList([{ name: 'FAQ', path: PATH }], siteUrl),
    faqPage(faqCategories.flatMap(({ items }) => items)),
  ])
  return {
    hero: faqHero,
    categories: faqCategories,
    head: metaOf(PATH, siteUrl),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Faq({ loaderData: { hero, categories } }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={hero.heading} lead={hero.lead} />
      <Container className="grid gap-x-12 gap-y-10 pb-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <CategoryLinks categories={categories} />
        </div>
        <div className="min-w-0 lg:col-span-8">
          {categories.map((category) => (
            <FaqCategoryView key={category.id} category={category} />
          ))}
          <div className="mt-14" data-print="hide">
            <LinkButton to={hero.ask.to}>{hero.ask.text}</LinkButton>
          </div>
        </div>
      </Container>
    </>
  )
}
