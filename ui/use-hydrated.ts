import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * For what only the browser can know: `before` in the server's page and in React's first look at it, then `value`. Where
 * the two are the same nothing is drawn again.
 */
export const useOnceHydrated = <T extends string | boolean | undefined>(value: T, before: T): T =>
  useSyncExternalStore(
    never,
    () => value,
    () => before,
  )

export const useHydrated = (): boolean => useOnceHydrated<boolean>(true, false)
