export type ToastWords = { title: string; description?: string; destructive?: boolean }

/** What is shown now; the number tells two equal messages apart. */
export type ShownToast = ToastWords & { readonly number: number }

/** Focuses the notification area. */
export const TOAST_HOTKEY = 'F8'
