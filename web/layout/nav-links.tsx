import { NavLink } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { headerLinks } from '#web/content/navigation.ts'

type NavLinksProps = {
  className?: string
  linkClassName: string
  activeClassName: string
  onUse?: () => void
}

/** The five links of the header; the router marks the one we are on with aria-current. */
export function NavLinks({ className, linkClassName, activeClassName, onUse }: NavLinksProps) {
  return (
    <ul className={className}>
      {headerLinks.map(({ text, to }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === '/'}
            prefetch="intent"
            discover="none"
            onClick={onUse}
            className={({ isActive }) => classNames(linkClassName, isActive && activeClassName)}
          >
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
