import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A new page in the same document is silent for those who listen. So the focus goes to its heading, or to the part
 * the address names, and its title is announced.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    forgetThings()
    focusQuietly(namedPart(hash) ?? document.querySelector<HTMLElement>('main h1'))
    setTitle(document.title)
  }, [pathname, hash])

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  )
}

/** What search engines were told of the page that was served is not true of the next. */
function forgetThings(): void {
  for (const told of document.head.querySelectorAll('script[type="application/ld+json"]')) told.remove()
}

function focusQuietly(target: HTMLElement | null): void {
  if (target === null) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** An address bar takes anything, also '%' alone. */
function namedPart(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
