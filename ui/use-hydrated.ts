import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's page and in React's first look at it, then true: for what only the browser can know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
