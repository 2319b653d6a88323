import type { RefObject } from 'react'
import { LinkButton } from '#ui/link-button.tsx'
import { cartTexts } from './cart-texts.ts'

export function EmptyCart({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className="min-h-[32rem]">
      <h1 ref={heading} tabIndex={-1} className="type-h1">
        {cartTexts.empty}
      </h1>
      <p className="type-lead mt-5 max-w-[40ch] text-steel">{cartTexts.emptyText}</p>
      <LinkButton to="/product" className="mt-8">
        {cartTexts.continue}
      </LinkButton>
    </div>
  )
}
