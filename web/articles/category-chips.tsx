import { Anchor } from '#ui/anchor.tsx'
import { classNames } from '#ui/class-names.ts'

export type Chip = { name: string; path: string; chosen: boolean }

/** Links rather than buttons: a filtered list has an address that can be sent on, and works without script. */
export function CategoryChips({ chips }: { chips: readonly Chip[] }) {
  return (
    <nav aria-label="Categories" data-print="hide">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ name, path, chosen }) => (
          <li key={name}>
            <Anchor
              to={path}
              aria-current={chosen ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border px-5 text-sm font-medium transition-colors duration-150 ease-calm',
                chosen ? 'border-ink bg-ink text-paper' : 'border-steel-mid hover:border-ink hover:bg-ink/6',
              )}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
