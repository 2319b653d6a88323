import { TextLink } from '#ui/text-link.tsx'
import { policyLinks } from '#web/content/navigation.ts'

export function PolicyLinks({ current }: { current: string }) {
  return (
    <nav aria-label="Policies" className="mt-4 text-sm" data-print="hide">
      <ul className="flex gap-x-6 lg:flex-col">
        {policyLinks.map(({ text, to }) => (
          <li key={to}>
            {to === current ? (
              <span aria-current="page" className="inline-block py-2 font-medium">
                {text}
              </span>
            ) : (
              <TextLink to={to} className="inline-block py-2">
                {text}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
