import type { Clock } from '#platform/clock.ts'
import type { Product } from '#shop/catalogue/product.ts'

/** setTimeout counts in 32 bits: a later moment is looked at again after this long. */
const LONGEST_TIMER_MS = 2_147_483_647

/** Calls back at the moment a sale starts or ends: the only thing in a page that the clock decides. */
export function watchSaleMoments(products: () => readonly Product[], clock: Clock, changed: () => void) {
  let timer: NodeJS.Timeout | undefined
  function plan(): void {
    clearTimeout(timer)
    const now = clock().getTime()
    const moments = products().flatMap(({ sale }) =>
      sale ? [sale.startsAt.getTime(), sale.endsAt.getTime()] : [],
    )
    const next = Math.min(...moments.filter((moment) => moment > now))
    if (!Number.isFinite(next)) return
    const wait = Math.min(next - now, LONGEST_TIMER_MS)
    timer = setTimeout(() => {
      if (clock().getTime() >= next) changed()
      plan()
    }, wait)
    timer.unref()
  }
  plan()
  return { plan, stop: () => clearTimeout(timer) }
}
