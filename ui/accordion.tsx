import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type AccordionItemProps = {
  question: string
  children: ReactNode
  /** Level of the heading around the button, to fit the page's outline. */
  level?: 2 | 3 | 4
  startsOpen?: boolean
}

/** One question that opens and closes on its own; the answer is in the page either way. */
export function AccordionItem({ question, children, level = 3, startsOpen = false }: AccordionItemProps) {
  const [open, setOpen] = useState(startsOpen)
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div className="border-b border-line">
      <Heading className="font-sans text-base tracking-normal">
        <button
          type="button"
          id={`${id}-question`}
          aria-expanded={open}
          aria-controls={`${id}-answer`}
          onClick={() => {
            setOpen(!open)
          }}
          className="flex min-h-14 w-full items-center justify-between gap-6 py-4 text-left font-medium hover:text-cedar"
        >
          {question}
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className={classNames(
              'size-4 shrink-0 transition-transform duration-200 ease-calm noscript:hidden print:hidden',
              open && 'rotate-45',
            )}
          >
            <path d="M8 2v12M2 8h12" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </Heading>
      <section id={`${id}-answer`} aria-labelledby={`${id}-question`} data-folded={open ? undefined : ''}>
        <div className="max-w-text pr-8 pb-6 text-steel">{children}</div>
      </section>
    </div>
  )
}

/** A quiet list of questions. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="border-t border-line">{children}</div>
}
