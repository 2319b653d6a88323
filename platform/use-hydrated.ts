import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the page is what the server sent, true once the browser has taken over: then address and storage count. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
