import type { KeyboardEvent } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/**
 * The browser already shuts the page behind a modal dialog, but lets Tab out into its own toolbar: someone who
 * listens would not know where they are. Going round keeps them inside.
 */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility() && element.tabIndex >= 0,
  )
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const other = event.shiftKey ? stops.at(-1) : stops[0]
  const { activeElement } = document
  if (activeElement !== edge && activeElement !== event.currentTarget) return
  event.preventDefault()
  other?.focus()
}
