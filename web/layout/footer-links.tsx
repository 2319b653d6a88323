import { Anchor } from '#ui/anchor.tsx'
import type { FooterColumn } from '#web/content/navigation.ts'
import { MANUAL_PATH } from '#web/content/navigation.ts'

export const FOOTER_LINK =
  'inline-flex min-h-11 items-center text-glacier/85 underline decoration-transparent underline-offset-4 transition-colors duration-150 hover:text-white hover:decoration-current md:min-h-8'

export function FooterLinks({ column: { heading, links } }: { column: FooterColumn }) {
  return (
    <nav aria-label={heading}>
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal text-white">{heading}</h2>
      <ul className="text-sm">
        {links.map(({ text, to }) => (
          <li key={to}>
            <Anchor to={to} className={FOOTER_LINK} {...(to === MANUAL_PATH && { download: '' })}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
