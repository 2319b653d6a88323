import { Container } from '#ui/layout.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { ContactForm } from '#shop/contact/contact-form.tsx'
import type { ContactStart } from '#shop/contact/contact-words.ts'
import { EMPTY_DRAFT } from '#shop/contact/draft.ts'
import { answerContactPost } from '#web/contact/answer-post.ts'
import { contactWords } from '#web/contact/contact-words.ts'
import { QuickAnswers } from '#web/contact/quick-answers.tsx'
import { SupportCards } from '#web/contact/support-cards.tsx'
import { contactPrivacyNotice, contactTexts, quickAnswers, supportCards } from '#web/content/contact.ts'
import { ErrorPage } from '#web/layout/error-page.tsx'
import { pageServices } from '#web/page-services.ts'
import { ProseView } from '#web/prose/prose-view.tsx'
import { metaOf } from '#web/seo/page-meta.ts'
import { localBusiness } from '#web/seo/structured-data/local-business.ts'
import { breadcrumbList } from '#web/seo/structured-data/breadcrumb-list.ts'
import { pageThings } from '#web/seo/page-things.ts'
import type { Route } from './+types/contact'

const EMPTY_FORM: ContactStart = { state: 'form', draft: EMPTY_DRAFT, fields: {}, failed: false }

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices)
  const { siteUrl, details } = services
  const { heading, lead, formHeading } = contactTexts
  context.set(pageThings, [
    breadcrumbList([{ name: 'Contact', path: '/contact' }], siteUrl),
    localBusiness(details, services.products(), siteUrl),
  ])
  return {
    heading,
    lead,
    formHeading,
    words: contactWords(details),
    privacyNotice: contactPrivacyNotice(details),
    cards: supportCards(details),
    quickAnswers,
    head: metaOf('/contact', siteUrl),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return answerContactPost(request, context.get(pageServices).contact)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** Where a form is posted: the root's own error page would come without the header's data. */
export function ErrorBoundary() {
  return <ErrorPage />
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={loaderData.heading} lead={loaderData.lead} />
      <Container className="grid gap-x-16 gap-y-16 pb-section lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <ContactForm
            heading={loaderData.formHeading}
            words={loaderData.words}
            start={actionData ?? EMPTY_FORM}
            privacyNotice={<ProseView prose={loaderData.privacyNotice} />}
          />
        </div>
        <div className="min-w-0 lg:col-span-5">
          <SupportCards cards={loaderData.cards} />
        </div>
      </Container>
      <QuickAnswers words={loaderData.quickAnswers} />
    </>
  )
}
