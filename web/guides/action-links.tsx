import { LinkButton } from '#ui/link-button.tsx'

type ActionLinksProps = { links: readonly { readonly text: string; readonly to: string }[] }

/** The first is what most people want next. */
export function ActionLinks({ links }: ActionLinksProps) {
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap" data-print="hide">
      {links.map(({ text, to }, index) => (
        <LinkButton key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
          {text}
        </LinkButton>
      ))}
    </div>
  )
}
