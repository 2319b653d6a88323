import { TextLink } from '#ui/text-link.tsx'

/** Who takes the data and why, where it is taken. */
export function PolicyNote() {
  return (
    <p className="mt-4 text-xs text-steel">
      We use your details to deliver your order and pass them only to our payment provider, carrier and mail
      host. See <TextLink to="/policies/privacy">privacy</TextLink>,{' '}
      <TextLink to="/policies/returns">returns</TextLink> and <TextLink to="/policies/terms">terms</TextLink>.
    </p>
  )
}
