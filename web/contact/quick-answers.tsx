import { Section } from '#ui/layout.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { quickAnswers } from '#web/content/contact.ts'
import { SectionHead } from '#web/guides/section-head.tsx'

export function QuickAnswers() {
  return (
    <Section ground="sand">
      <SectionHead heading={quickAnswers.heading} />
      <dl className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {quickAnswers.items.map(({ question, answer }) => (
          <div key={question} className="border-t border-ink/70 pt-5">
            <dt className="type-h4">{question}</dt>
            <dd className="mt-2 max-w-text text-steel">{answer}</dd>
          </div>
        ))}
      </dl>
      <TextLink to={quickAnswers.more.to} className="mt-10 inline-block py-2 font-medium">
        {quickAnswers.more.text}
      </TextLink>
    </Section>
  )
}
