import { Menu, Phone, X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { headerTexts } from '#web/content/navigation.ts'
import { phoneLink } from '#web/content/shop-details.ts'
import { NavLinks } from './nav-links.tsx'

const ICON_BUTTON = 'inline-flex size-11 items-center justify-center rounded-control hover:text-cedar'

export function MobileMenu({ phone }: { phone: string }) {
  const { pathname } = useLocation()
  // By page and not by visit: pressing the link of the page we are on is a visit too, and it ends only after the menu
  // may have been opened again. The back button closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === pathname
  if (openAt !== null && !open) setOpenAt(null)
  function close(): void {
    setOpenAt(null)
  }
  return (
    <div className="noscript:hidden md:hidden">
      <button
        type="button"
        aria-label={headerTexts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpenAt(pathname)
        }}
        className={`${ICON_BUTTON} -mr-2.5`}
      >
        <Menu aria-hidden="true" strokeWidth={1.5} className="size-6" />
      </button>
      <Dialog open={open} onClose={close} label="Menu" place="side">
        <div className="flex h-full flex-col px-6 pt-3 pb-8">
          <button
            type="button"
            aria-label={headerTexts.closeMenu}
            onClick={close}
            className={`${ICON_BUTTON} -mr-3 self-end`}
          >
            <X aria-hidden="true" strokeWidth={1.5} className="size-6" />
          </button>
          <nav aria-label="Menu" className="mt-4">
            <NavLinks
              linkClassName="type-h3 flex min-h-14 items-center border-b border-line hover:text-cedar"
              activeClassName="text-cedar"
              onUse={close}
            />
          </nav>
          <LinkButton to={phoneLink({ phone })} variant="secondary" wide className="mt-auto" onClick={close}>
            <Phone aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            {headerTexts.callInMenu}
          </LinkButton>
        </div>
      </Dialog>
    </div>
  )
}
