import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Lets the browser's search find words in a folded panel: it then tells us to unfold it. React writes `hidden` as a
 * plain attribute, so the value is set by hand.
 */
export function useFoundInPage(
  panel: RefObject<HTMLElement | null>,
  folded: boolean,
  onFound: () => void,
): void {
  useEffect(() => {
    const element = panel.current
    if (element === null || !folded) return undefined
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', onFound)
    return () => {
      element.removeEventListener('beforematch', onFound)
    }
  }, [panel, folded, onFound])
}
