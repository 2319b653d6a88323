import { Phone } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { Container } from '#ui/layout.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { headerTexts } from '#web/content/navigation.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'
import { phoneLink } from '#web/content/shop-details.ts'
import { CartLink } from './cart-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { Wordmark } from './wordmark.tsx'

export function Header({ details, compact }: { details: ShopDetails; compact: boolean }) {
  return (
    <header
      data-print="hide"
      className={classNames('z-30 border-b border-line bg-paper', !compact && 'sticky top-0')}
    >
      {/* In columns of their own: painted while the page still comes, the middle must not wait for what is right of it. */}
      <Container
        className={classNames(
          'flex items-center justify-between gap-6 md:grid md:grid-cols-[1fr_auto_1fr]',
          compact ? 'h-14' : 'h-16 md:h-18',
        )}
      >
        <Wordmark className="inline-flex min-h-11 items-center justify-self-start" />
        <nav aria-label="Main" className="hidden md:block noscript:block">
          <NavLinks
            className="flex flex-wrap items-center gap-x-5 lg:gap-x-8"
            linkClassName="inline-flex min-h-11 items-center border-b border-transparent text-sm hover:text-cedar"
            activeClassName="shadow-[inset_0_-1px_0_var(--color-cedar)]"
          />
        </nav>
        <div className="flex items-center gap-1 justify-self-end md:gap-3">
          <LinkButton to={phoneLink(details)} variant="quiet" size="small" className="max-md:hidden">
            <Phone aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {headerTexts.call}
          </LinkButton>
          <CartLink />
          <MobileMenu phone={details.phone} />
        </div>
      </Container>
    </header>
  )
}
