import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useOnceHydrated } from '#ui/use-hydrated.ts'

/**
 * The open tab: the one the address names, until another is pressed. Following such a link once more, also on the page
 * itself, opens its tab again and goes there. The server never sees the part after '#', so it counts from hydration on.
 */
export function useHashTab(ids: readonly string[]): readonly [active: string, open: (id: string) => void] {
  const { hash, key } = useLocation()
  const [pressed, setPressed] = useState<{ at: string; id: string } | null>(null)
  const inAddress = ids.find((id) => hash === `#${id}`)
  const named = useOnceHydrated(inAddress, undefined)

  useEffect(() => {
    if (named !== undefined) document.getElementById(named)?.scrollIntoView()
    // `key` changes with every navigation, also to the address we are at.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [named, key])

  const open = useCallback(
    (id: string) => {
      setPressed({ at: key, id })
    },
    [key],
  )
  const active = pressed?.at === key ? pressed.id : (named ?? ids[0] ?? '')
  return [active, open]
}
