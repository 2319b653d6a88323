import { classNames } from '#ui/class-names.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { cartTexts } from './cart-texts.ts'

/** `served`: nothing has been read yet, so it shows itself only where the head script found nothing stored. */
export function EmptyCart({ served }: { served: boolean }) {
  return (
    <div className={classNames('min-h-[28rem]', served && 'hidden known-empty:block')}>
      <p className="type-lead mt-5 max-w-[40ch] text-steel">{cartTexts.emptyText}</p>
      <LinkButton to="/product" className="mt-8">
        {cartTexts.continue}
      </LinkButton>
    </div>
  )
}
