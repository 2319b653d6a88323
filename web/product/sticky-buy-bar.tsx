import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { buyTexts } from '#web/content/buy-texts.ts'

type StickyBuyBarProps = { watched: RefObject<HTMLElement | null>; price: string; onAdd: () => void }

/** Whoever jumps from above the buttons to below them never has them on the screen: below it counts as on it. */
const EVERYTHING_BELOW = '0px 0px 100000px 0px'

/** On phones: price and Add to Cart at the bottom edge while the real buttons are scrolled away above. */
export function StickyBuyBar({ watched, price, onAdd }: StickyBuyBarProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (watched.current === null) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0)
      },
      { rootMargin: EVERYTHING_BELOW },
    )
    observer.observe(watched.current)
    return () => {
      observer.disconnect()
    }
  }, [watched])
  if (!shown) return null
  return (
    <section
      aria-label="Buy"
      data-print="hide"
      className="buy-bar fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-paper px-gutter py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <p className="font-serif text-[1.75rem] leading-none">{price}</p>
      <Button size="small" onClick={onAdd}>
        {buyTexts.addToCart}
      </Button>
    </section>
  )
}
