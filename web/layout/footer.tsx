import { PRODUCT_NAME } from '#shop/catalogue/facts/product-name.ts'
import { Anchor } from '#ui/anchor.tsx'
import { classNames } from '#ui/class-names.ts'
import { Container } from '#ui/layout.tsx'
import { footerColumns, footerTexts, policyLinks } from '#web/content/navigation.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'
import { emailLink, phoneLink } from '#web/content/shop-details.ts'
import { FOOTER_LINK, FooterLinks } from './footer-links.tsx'
import { SocialLinks } from './social-links.tsx'

type FooterProps = { details: ShopDetails; suburb: string; year: number; compact: boolean }

export function Footer({ details, suburb, year, compact }: FooterProps) {
  return (
    <footer
      data-print="hide"
      className={classNames(
        'on-dark bg-ink text-glacier',
        compact ? 'py-10' : 'pt-[calc(var(--spacing-section)*0.7)] pb-10',
      )}
    >
      <Container>
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1fr_1fr_1.3fr]">
          <div className="col-span-2 md:col-span-3 lg:col-span-1">
            {!compact && (
              <>
                <p className="type-h3 text-white">{PRODUCT_NAME}</p>
                <p className="mt-2 max-w-56 text-sm text-balance text-glacier/85">{footerTexts.tagline}</p>
              </>
            )}
            <div className={classNames('-ml-3', !compact && 'mt-4')}>
              <SocialLinks social={details.social} />
            </div>
          </div>
          {footerColumns.map((column) => (
            <FooterLinks key={column.heading} column={column} />
          ))}
          <FooterContact details={details} suburb={suburb} />
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-glacier/15 pt-6 text-xs text-glacier/85">
          <p>{footerTexts.copyright(year, details.legalName)}</p>
          <ul className="flex gap-6">
            {policyLinks.map(({ text, to }) => (
              <li key={to}>
                <Anchor to={to} className={FOOTER_LINK}>
                  {text}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  )
}

function FooterContact({ details, suburb }: Pick<FooterProps, 'details' | 'suburb'>) {
  return (
    <div className="col-span-2 md:col-span-1">
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal text-white">
        {footerTexts.contactHeading}
      </h2>
      <address className="text-sm not-italic">
        <p className="py-1 text-glacier/85">{suburb}</p>
        <p>
          <a href={phoneLink(details)} className={FOOTER_LINK}>
            {details.phone}
          </a>
        </p>
        <p>
          <a href={emailLink(details)} className={`${FOOTER_LINK} break-all`}>
            {details.email}
          </a>
        </p>
      </address>
    </div>
  )
}
