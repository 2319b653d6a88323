import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, an anchor on it, or a full address such as tel: or https:. */
  to: string
  /** Asks the server for a whole new page, and never fetches it ahead. */
  reload?: boolean | undefined
}

// Files and calls are answered by the server, not by the router.
const NOT_A_PAGE = /^(?:[a-z]+:|\/api\/)/

/** Every link of the site: fetched ahead when someone points at it, plain where no page is behind it. */
export function Anchor({ to, reload = false, children, ...rest }: AnchorProps) {
  if (NOT_A_PAGE.test(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  }
  return (
    // The route table is sent whole: there is nothing to discover behind a link.
    <Link to={to} reloadDocument={reload} prefetch={reload ? 'none' : 'intent'} discover="none" {...rest}>
      {children}
    </Link>
  )
}
