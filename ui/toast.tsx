import { createContext, lazy, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { TOAST_HOTKEY } from './toast-words.ts'
import type { ShownToast, ToastWords } from './toast-words.ts'

export type ShowToast = (words: ToastWords) => void

const ToastContext = createContext<ShowToast | null>(null)

// Most visits never see a toast: its code comes with the first one. Where that fails the toast stays away, and the page
// with all that was typed into it stays.
const ToastArea = lazy(() => import('./toast-area.tsx').catch(() => ({ default: () => <></> })))

/** One toast at a time: a new one takes the place of the one before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast | null>(null)
  const [wanted, setWanted] = useState(false)
  const [focusFirst, setFocusFirst] = useState(false)

  const show = useCallback<ShowToast>((words) => {
    setWanted(true)
    setToast((before) => ({ ...words, number: (before?.number ?? 0) + 1 }))
  }, [])

  useEffect(() => {
    if (wanted) return undefined
    function onKey(event: KeyboardEvent): void {
      if (event.key !== TOAST_HOTKEY) return
      setFocusFirst(true)
      setWanted(true)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [wanted])

  const area = useMemo(
    () =>
      wanted && (
        <ToastArea
          toast={toast}
          onGone={() => {
            setToast(null)
          }}
          focusFirst={focusFirst}
        />
      ),
    [wanted, toast, focusFirst],
  )
  return (
    <ToastContext value={show}>
      {children}
      <Suspense>{area}</Suspense>
    </ToastContext>
  )
}

/** Shows a passing message. Whatever matters must also stand on the page. */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (show === null) throw new Error('useToast must be used within a ToastProvider')
  return show
}
