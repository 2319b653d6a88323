import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldTexts } from './field-frame.tsx'

export type SelectProps = Omit<ComponentProps<'select'>, 'className'> & FieldTexts

/** The browser's own select: best on phones, and no script. Give it <option>s. */
export function Select({ label, hint, error, optional, className, id, children, ...select }: SelectProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            className={classNames(control.className, 'h-13 appearance-none pr-10')}
          >
            {children}
          </select>
          <svg
            viewBox="0 0 12 12"
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-3 -translate-y-1/2"
          >
            <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </span>
      )}
    </FieldFrame>
  )
}
