import type { ReactNode } from 'react'

export function CheckoutStep({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="type-h3 mb-5">{heading}</h2>
      {children}
    </section>
  )
}
