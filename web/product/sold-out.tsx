import { LinkButton } from '#ui/link-button.tsx'
import { buyTexts } from '#web/content/buy-texts.ts'

export function SoldOut() {
  return (
    <div className="rounded-control bg-paper-dark px-6 py-5">
      <p className="type-h3">{buyTexts.soldOut}</p>
      <p className="mt-2 text-sm text-steel">{buyTexts.soldOutText}</p>
      <LinkButton to="/contact" variant="secondary" size="small" className="mt-4">
        Contact us
      </LinkButton>
    </div>
  )
}
