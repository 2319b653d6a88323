import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { tooltipClosed, tooltipDelay } from './tooltip-clock.ts'

type TooltipProps = {
  text: string
  /** Spread these onto the one control that is explained. */
  children: (trigger: { 'aria-describedby': string | undefined }) => ReactNode
  /** `end`: for a control at the right edge, where a centred text would leave the screen. */
  align?: keyof typeof ALIGN
  className?: string
}

const ALIGN = { centre: 'left-1/2 -translate-x-1/2', end: 'right-0' } as const

/** A short explanation: on hover after a moment, on keyboard focus at once, gone on Escape. */
export function Tooltip({ text, children, align = 'centre', className }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLSpanElement>(null)
  const timer = useRef<number | undefined>(undefined)
  const id = useId()

  const openSoon = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      setOpen(true)
    }, tooltipDelay(Date.now()))
  }, [])

  function close(): void {
    window.clearTimeout(timer.current)
    if (open) tooltipClosed(Date.now())
    setOpen(false)
  }

  useEffect(() => {
    // Whoever rested here before the script came does not enter any more. A finger leaves its hover behind.
    if (whole.current?.matches(':hover') && window.matchMedia('(hover: hover)').matches) openSoon()
    if (whole.current?.querySelector(':focus-visible')) setOpen(true)
    return () => {
      window.clearTimeout(timer.current)
    }
  }, [openSoon])
  useEffect(() => {
    if (!open) return undefined
    function onKey(event: KeyboardEvent): void {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  return (
    <span
      ref={whole}
      className={classNames('relative inline-flex', className)}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') openSoon()
      }}
      onPointerLeave={close}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setOpen(true)
      }}
      onBlur={close}
      onPointerDown={close}
    >
      {children({ 'aria-describedby': open ? id : undefined })}
      {open && (
        <span
          role="tooltip"
          id={id}
          className={classNames('absolute bottom-full z-40 w-max max-w-56 pb-2', ALIGN[align])}
        >
          <span className="block rounded-control bg-ink px-3 py-1.5 text-xs text-paper">{text}</span>
        </span>
      )}
    </span>
  )
}
