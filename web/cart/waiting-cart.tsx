import { TextLink } from '#ui/text-link.tsx'
import { cartTexts } from './cart-texts.ts'

/** Until the stored cart has been read nobody may call it empty: the place of the lines is kept. */
export function WaitingCart() {
  return (
    <div className="min-h-[32rem]">
      <h1 className="type-h1">{cartTexts.heading}</h1>
      <p className="mt-6 hidden max-w-text noscript:block">
        {cartTexts.noScript} <TextLink to="/product">Plunge One</TextLink>
      </p>
      <div
        aria-hidden="true"
        className="cart-waiting mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-12 noscript:hidden"
      >
        <div className="h-44 rounded-control bg-paper-dark lg:col-span-7" />
        <div className="h-96 rounded-control bg-paper-dark lg:col-span-5" />
      </div>
    </div>
  )
}
