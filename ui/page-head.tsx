import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Container } from './layout.tsx'

type PageHeadProps = {
  heading: string
  lead?: ReactNode
  eyebrow?: ReactNode
  className?: string
  children?: ReactNode
}

/** The top of a text page: its one h1 and what the page is about. */
export function PageHead({ heading, lead, eyebrow, className, children }: PageHeadProps) {
  return (
    <Container
      className={classNames(
        'pt-[calc(var(--spacing-section)*0.6)] pb-[calc(var(--spacing-section)*0.45)]',
        className,
      )}
    >
      {eyebrow && <p className="type-eyebrow mb-4 text-steel">{eyebrow}</p>}
      <h1 className="type-h1 max-w-[18ch]">{heading}</h1>
      {lead && <p className="type-lead mt-6 max-w-text text-steel">{lead}</p>}
      {children}
    </Container>
  )
}
