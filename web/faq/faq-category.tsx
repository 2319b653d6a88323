import { Accordion, AccordionItem } from '#ui/accordion.tsx'
import type { FaqCategory } from '#web/content/faq.ts'
import { ProseView } from '#web/prose/prose-view.tsx'

export function FaqCategoryView({ category }: { category: FaqCategory }) {
  return (
    <section aria-labelledby={category.id} className="mb-14 last:mb-0">
      <h2 id={category.id} className="type-h3 mb-5">
        {category.title}
      </h2>
      <Accordion>
        {category.items.map(({ question, answer }) => (
          <AccordionItem key={question} question={question}>
            <p>
              <ProseView prose={answer} />
            </p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}
