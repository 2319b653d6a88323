import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'className'> & {
  title: ReactNode
  description?: ReactNode
  /** At the right edge, such as a price. */
  aside?: ReactNode
}

/** One choice of several, as a card that can be pressed anywhere. */
export function RadioCard({ title, description, aside, ...input }: RadioCardProps) {
  const titleId = useId()
  const descriptionId = useId()
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-start gap-3.5 rounded-control border border-steel-mid bg-white px-4 py-3.5',
        'transition-[border-color,box-shadow,background-color] duration-150 ease-calm hover:border-ink',
        'has-checked:border-deep has-checked:bg-glacier/50 has-checked:shadow-[inset_0_0_0_1px_var(--color-deep)]',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-deep',
      )}
    >
      <input
        {...input}
        type="radio"
        // Named by its title alone; the rest of the card describes it.
        aria-labelledby={titleId}
        aria-describedby={description ? descriptionId : undefined}
        className="mt-1 size-4.5 shrink-0 accent-deep outline-none"
      />
      <span className="min-w-0 grow">
        <span className="flex justify-between gap-3.5 font-medium">
          <span id={titleId}>{title}</span>
          {aside && <span className="shrink-0">{aside}</span>}
        </span>
        {description && (
          <span id={descriptionId} className="mt-0.5 block text-sm text-pretty text-steel">
            {description}
          </span>
        )}
      </span>
    </label>
  )
}

type RadioCardGroupProps = {
  legend: ReactNode
  error?: string | null
  children: ReactNode
  className?: string
}

export function RadioCardGroup({ legend, error, children, className }: RadioCardGroupProps) {
  const errorId = useId()
  return (
    <fieldset
      className={className}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="grid gap-3">{children}</div>
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
