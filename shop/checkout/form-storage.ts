const KEY = 'plunge-one-checkout'

/**
 * What is typed stays in the tab: a phone drops a page while its owner looks for the card or opens the bank's app. It
 * goes with the tab, and with the order. Never the card: that is typed into the payment provider's own fields.
 */
export const formStorage = {
  read: (): string | null => orNothing(() => sessionStorage.getItem(KEY)),
  write: (text: string): void => void orNothing(() => sessionStorage.setItem(KEY, text)),
  forget: (): void => void orNothing(() => sessionStorage.removeItem(KEY)),
}

/** A browser that keeps nothing, or has no room left: the form works all the same. */
function orNothing<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
