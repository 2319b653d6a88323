const KEY = 'plunge-one-bought'

/** Runs `then` the first time this browser sees the order, and never again for it. */
export function atFirstSight(orderNumber: string, then: () => void): void {
  try {
    if (localStorage.getItem(KEY) === orderNumber) return
    localStorage.setItem(KEY, orderNumber)
  } catch {
    // A browser that keeps nothing has nothing of another day either.
  }
  then()
}
