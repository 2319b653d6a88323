import * as Toast from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { TOAST_HOTKEY } from './toast-words.ts'
import type { ShownToast } from './toast-words.ts'

const SHOWN_MS = 5000
const SWIPE_PX = 50

type ToastAreaProps = { toast: ShownToast | null; onGone: () => void; focusFirst: boolean }

export default function ToastArea({ toast, onGone, focusFirst }: ToastAreaProps) {
  const viewport = useRef<HTMLOListElement>(null)
  // The key that brought this code here was pressed before anybody listened for it.
  useEffect(() => {
    if (focusFirst) viewport.current?.focus()
  }, [focusFirst])
  return (
    <Toast.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notification">
      {toast && (
        <Toast.Root
          key={toast.number}
          type={toast.destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onGone()
          }}
          className={classNames(
            'toast pointer-events-auto flex items-start gap-4 rounded-control border-l-2 py-4 pr-2 pl-5 shadow-[0_12px_40px_-12px_rgb(13_27_30/0.35)]',
            toast.destructive
              ? 'border-error bg-error-pale text-error'
              : 'border-cedar bg-ink text-paper on-dark',
          )}
        >
          <div className="min-w-0 grow">
            <Toast.Title className="text-sm font-semibold">{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description className="mt-0.5 text-sm">{toast.description}</Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label="Close notification"
            className="flex size-11 shrink-0 items-center justify-center rounded-control"
          >
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
              <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        hotkey={[TOAST_HOTKEY]}
        label="Notifications ({hotkey})"
        className="pointer-events-none fixed right-0 bottom-0 z-50 flex w-full max-w-md flex-col gap-3 p-4 -outline-offset-4 focus-visible:outline-2 focus-visible:outline-deep sm:p-6"
      />
    </Toast.Provider>
  )
}
