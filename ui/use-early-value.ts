import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Someone on a slow line fills in a field before the script has come: React would not hear of it. So what the field
 * holds when the page comes to life is handed over. The field must be uncontrolled, or React has overwritten it.
 */
export function useEarlyValue(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  onValue: (value: string) => void,
): void {
  const handOver = useRef(onValue)
  useEffect(() => {
    if (control.current !== null) handOver.current(control.current.value)
  }, [control])
}
