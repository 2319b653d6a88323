import { LinkButton } from '#ui/link-button.tsx'
import { Section } from '#ui/layout.tsx'
import { blogPage } from '#web/content/blog/blog-page.ts'

export function NewsletterInvitation() {
  return (
    <Section ground="glacier" data-print="hide">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <p className="font-serif text-h3">{blogPage.subscribeLead}</p>
        <LinkButton to={blogPage.subscribe.to} variant="secondary">
          {blogPage.subscribe.text}
        </LinkButton>
      </div>
    </Section>
  )
}
