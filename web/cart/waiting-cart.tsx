import { TextLink } from '#ui/text-link.tsx'
import { cartTexts } from './cart-texts.ts'

/** The place of the lines while something is stored and not yet read; without script, why nothing is shown. */
export function WaitingCart() {
  return (
    <div className="known-empty:hidden">
      <p className="mt-6 hidden min-h-[28rem] max-w-text noscript:block">
        {cartTexts.noScript} <TextLink to="/product">Plunge One</TextLink>
      </p>
      <div aria-hidden="true" className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-12 noscript:hidden">
        <div className="h-44 rounded-control bg-paper-dark lg:col-span-7" />
        <div className="h-96 rounded-control bg-paper-dark lg:col-span-5" />
      </div>
    </div>
  )
}
