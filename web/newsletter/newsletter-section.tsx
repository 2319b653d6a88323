import { Section } from '#ui/layout.tsx'
import { newsletter } from '#web/content/newsletter.ts'
import { NewsletterBox } from './newsletter-box.tsx'

export function NewsletterSection() {
  return (
    <Section id={newsletter.id} ground="sand" aria-labelledby="newsletter-heading">
      <div className="grid gap-8 md:grid-cols-2 md:gap-16">
        <div>
          <h2 id="newsletter-heading" className="type-h2">
            {newsletter.heading}
          </h2>
          <p className="mt-4 max-w-[44ch] text-steel">{newsletter.text}</p>
        </div>
        <div className="min-h-36 md:pt-2">
          <NewsletterBox />
        </div>
      </div>
    </Section>
  )
}
