import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type FieldTexts = {
  label: ReactNode
  /** Help that is always there, below the field. */
  hint?: ReactNode
  /** What is wrong and how to mend it; replaces nothing, stands at the field. */
  error?: string | null | undefined
  /** Adds '(optional)' to the label. */
  optional?: boolean | undefined
  className?: string | undefined
}

export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string
}

export const CONTROL_STYLE =
  'block w-full rounded-control border border-steel-mid bg-white px-3.5 text-base text-ink ' +
  'transition-[border-color,box-shadow] duration-150 ease-calm placeholder:text-steel ' +
  'hover:border-ink focus:border-deep aria-invalid:border-error aria-invalid:shadow-[inset_0_0_0_1px_var(--color-error)] ' +
  'disabled:cursor-not-allowed disabled:bg-paper-dark disabled:text-steel'

type FieldFrameProps = FieldTexts & {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label above, help and message below, all tied to the control for those who listen. */
export function FieldFrame({ label, hint, error, optional, className, id, children }: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = classNames(Boolean(error) && errorId, Boolean(hint) && hintId)
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={controlId} className="mb-1.5 block text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-steel"> (optional)</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        className: CONTROL_STYLE,
      })}
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-xs text-steel">
          {hint}
        </p>
      )}
    </div>
  )
}
