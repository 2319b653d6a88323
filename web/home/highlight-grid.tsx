import { classNames } from '#ui/class-names.ts'
import type { Highlight } from '#web/content/home.ts'

type HighlightGridProps = { cards: readonly Highlight[]; dark?: boolean; className?: string }

export function HighlightGrid({ cards, dark = false, className }: HighlightGridProps) {
  return (
    <ul className={classNames('grid gap-x-10 gap-y-10 sm:grid-cols-2', className)}>
      {cards.map(({ title, text }) => (
        <li key={title} className={classNames('border-t pt-5', dark ? 'border-paper/25' : 'border-ink/25')}>
          <h3 className="type-h3">{title}</h3>
          <p className={classNames('mt-3 max-w-[44ch] text-sm', dark ? 'text-glacier/90' : 'text-steel')}>
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}
