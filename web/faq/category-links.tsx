import { TextLink } from '#ui/text-link.tsx'
import type { FaqCategory } from '#web/content/faq.ts'

/** Stays in sight beside the questions where there is room. */
export function CategoryLinks({ categories }: { categories: readonly FaqCategory[] }) {
  return (
    <nav aria-label="Categories" className="text-sm lg:sticky lg:top-28" data-print="hide">
      <ul className="flex flex-wrap gap-x-6 lg:flex-col">
        {categories.map(({ id, title }) => (
          <li key={id}>
            <TextLink to={`#${id}`} className="inline-block py-2">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
