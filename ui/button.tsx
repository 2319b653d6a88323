import type { ComponentProps } from 'react'
import { buttonStyle } from './button-style.ts'
import type { ButtonLook } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true the button shows a spinner and does nothing, but keeps the focus. */
    busy?: boolean
  }

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- passed on, with a safe default
      type={type}
      // A disabled button would drop the focus to the top of the page.
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
