const KEY = 'plunge-one-bought'

/** Runs `clear` the first time this browser sees the order, and never again for it. */
export function forgetBoughtCart(orderNumber: string, clear: () => void): void {
  try {
    if (localStorage.getItem(KEY) === orderNumber) return
    localStorage.setItem(KEY, orderNumber)
  } catch {
    // A browser that keeps nothing has no cart of another day either.
  }
  clear()
}
