import type { ReactNode } from 'react'
import { buttonStyle } from '#ui/button-style.ts'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'

/**
 * Said by the style sheet alone, and late: a page whose own script did not come cannot say anything any more. It goes
 * with the view that it stands in, as soon as the script is there.
 */
export function TakesLong({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice tone="error" title={title} className="comes-late mt-6 max-w-text noscript:hidden">
      <p>
        {children} If it stays like this, please{' '}
        <TextLink to="/contact" reload>
          contact us
        </TextLink>
        .
      </p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the page's own, query and all */}
      <a href="" className={`${buttonStyle({ variant: 'secondary', size: 'small' })} mt-3`}>
        Try again
      </a>
    </Notice>
  )
}
