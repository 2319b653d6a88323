import { Section } from '#ui/layout.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { QuickAnswersWords } from '#web/content/contact.ts'
import { SectionHead } from '#web/guides/section-head.tsx'

export function QuickAnswers({ words }: { words: QuickAnswersWords }) {
  return (
    <Section ground="sand">
      <SectionHead heading={words.heading} />
      <dl className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {words.items.map(({ question, answer }) => (
          <div key={question} className="border-t border-ink/70 pt-5">
            <dt className="type-h4">{question}</dt>
            <dd className="mt-2 max-w-text text-steel">{answer}</dd>
          </div>
        ))}
      </dl>
      <TextLink to={words.more.to} className="mt-10 inline-block py-2 font-medium">
        {words.more.text}
      </TextLink>
    </Section>
  )
}
