import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Cents } from '#shop/money/cents.ts'
import { formatAud } from '#shop/money/format-aud.ts'

/** Beside the form on a wide screen; folded on top of it on a phone, with the total always in sight. */
export function SummaryPanel({ total, children }: { total: Cents; children: ReactNode }) {
  const panel = useRef<HTMLDetailsElement>(null)
  // Before the paint: folded after it, everything below would jump up.
  useLayoutEffect(() => {
    const wide = window.matchMedia('(min-width: 64rem)')
    const follow = () => {
      if (panel.current) panel.current.open = wide.matches
    }
    follow()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [])
  return (
    <aside aria-labelledby="summary-heading" className="lg:sticky lg:top-8 lg:order-last">
      <details ref={panel} open className="group rounded-control bg-paper-dark px-5 py-4 lg:p-8">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 lg:pointer-events-none lg:mb-6">
          <h2 id="summary-heading" className="type-h3">
            Order Summary
          </h2>
          <span className="flex items-center gap-3 lg:hidden">
            <span className="font-medium tabular-nums">{formatAud(total)}</span>
            <svg
              viewBox="0 0 12 12"
              aria-hidden="true"
              className="size-3 transition-transform group-open:rotate-180"
            >
              <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </span>
        </summary>
        <div className="pt-4 lg:pt-0">{children}</div>
      </details>
    </aside>
  )
}
