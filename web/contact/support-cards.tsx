import { TextLink } from '#ui/text-link.tsx'
import type { SupportCard } from '#web/content/contact.ts'

export function SupportCards({ cards }: { cards: readonly SupportCard[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {cards.map(({ title, text, hours, action }) => (
        <li key={title} className="py-7">
          <h2 className="type-h3">{title}</h2>
          <p className="mt-2 text-sm text-steel">{text}</p>
          <p className="mt-2 text-sm">{hours}</p>
          <TextLink to={action.to} className="mt-1 inline-block max-w-full py-2 font-medium break-words">
            {action.text}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
