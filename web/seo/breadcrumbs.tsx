import { TextLink } from '#ui/text-link.tsx'
import type { Crumb } from './structured-data/breadcrumb-list.ts'

/** The way back up, for pages that lie deeper than the menu shows. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const above = [{ name: 'Home', path: '/' }, ...trail.slice(0, -1)]
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-steel" data-print="hide">
      <ol className="flex flex-wrap gap-x-2">
        {above.map(({ name, path }) => (
          <li key={path} className="after:ml-2 after:content-['/']">
            <TextLink to={path} className="inline-block py-1">
              {name}
            </TextLink>
          </li>
        ))}
        <li aria-current="page" className="py-1">
          {trail.at(-1)?.name}
        </li>
      </ol>
    </nav>
  )
}
