import { useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { keepFocusInside } from './keep-focus-inside.ts'

const PLACE = {
  /** Slides in from the right edge. */
  side: 'dialog-side mr-0 ml-auto h-dvh max-h-dvh w-[min(24rem,88vw)] bg-paper text-ink',
  full: 'dialog-fade h-dvh max-h-dvh w-screen max-w-none bg-ink text-paper on-dark',
  centre: 'dialog-fade m-auto w-[min(34rem,92vw)] rounded-control bg-paper p-6 text-ink sm:p-8',
} as const

export type DialogProps = {
  open: boolean
  onClose: () => void
  /** Its accessible name. */
  label: string
  place?: keyof typeof PLACE
  className?: string
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
  children: ReactNode
}

/**
 * A modal window on the browser's own <dialog>: the page behind is inert, Escape closes, and the focus goes back to
 * where it was. Costs no library. `onClose` is called by Escape and by a press on the backdrop.
 */
export function Dialog({
  open,
  onClose,
  label,
  place = 'centre',
  className,
  onKeyDown,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!open || element === null) return undefined
    const opener = document.activeElement
    if (!element.open) element.showModal()
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
      element.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop belongs to the dialog
    <dialog
      ref={dialog}
      aria-label={label}
      aria-modal="true"
      className={classNames(PLACE[place], className)}
      onCancel={(event) => {
        // The state decides; the element follows it.
        event.preventDefault()
        onClose()
      }}
      onClick={(event: MouseEvent<HTMLDialogElement>) => {
        // Only the backdrop and the dialog's own edge are the dialog itself.
        if (event.target === event.currentTarget && !isInside(event)) onClose()
      }}
      onKeyDown={(event) => {
        keepFocusInside(event)
        onKeyDown?.(event)
      }}
    >
      {open && children}
    </dialog>
  )
}

function isInside({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
