import { sourceText } from '#web/content/plain-text.ts'
import type { Benefit } from '#web/content/wellness.ts'

/** Six statements, each with the study it rests on. */
export function BenefitGrid({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {benefits.map(({ title, text, source }) => (
        <li key={title} className="border-t border-ink/70 pt-5">
          <h3 className="type-h3">{title}</h3>
          <p className="mt-3 text-sm">{text}</p>
          {source && <p className="mt-4 text-xs text-steel">{sourceText(source)}</p>}
        </li>
      ))}
    </ul>
  )
}
