import type { ReactNode } from 'react'

/** Heading in the left third, what it is about beside it; one below the other on a phone. */
export function Split({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <h2 id={id} className="type-h2 lg:col-span-4">
        {heading}
      </h2>
      <div className="min-w-0 lg:col-span-8">{children}</div>
    </div>
  )
}
