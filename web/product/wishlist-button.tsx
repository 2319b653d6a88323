import { Heart } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { browserWishlist } from '#shop/catalogue/browser-wishlist.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { buyTexts } from '#web/content/buy-texts.ts'

export function WishlistButton({ productId }: { productId: string }) {
  const wishes = useSyncExternalStore(
    browserWishlist.subscribe,
    browserWishlist.getSnapshot,
    browserWishlist.getServerSnapshot,
  )
  const wished = wishes.includes(productId)
  return (
    <Tooltip
      text={wished ? 'Kept in this browser. Press to let it go.' : 'Keep it in this browser'}
      align="end"
      className="noscript:hidden"
    >
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          aria-label={buyTexts.wishlist}
          aria-pressed={wished}
          onClick={() => {
            browserWishlist.toggle(productId)
          }}
          className="flex size-13 items-center justify-center rounded-control border border-ink/70 text-ink transition-colors duration-150 hover:border-cedar hover:text-cedar aria-pressed:border-cedar aria-pressed:text-cedar"
        >
          <Heart
            aria-hidden="true"
            strokeWidth={1.5}
            fill={wished ? 'currentColor' : 'none'}
            className="size-5.5"
          />
        </button>
      )}
    </Tooltip>
  )
}
