/** Pages whose preview is not called after the last part of their address. */
const NAMED: Readonly<Record<string, string>> = {
  '/': 'social-home',
  '/policies/privacy': 'social-policies',
  '/policies/returns': 'social-policies',
  '/policies/terms': 'social-policies',
}

const WITHOUT_OWN = new Set(['/cart', '/checkout', '/purchase-confirmed'])

/** Size of every preview, for og:image:width and og:image:height. */
export const SOCIAL_PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** Address of the picture that social networks show for a page. Its name is fixed: they keep it for weeks. */
export function socialPreview(path: string): `/api/assets/${string}.jpg` {
  return `/api/assets/${socialPreviewName(path)}.jpg`
}

export function socialPreviewName(path: string): string {
  if (WITHOUT_OWN.has(path)) return 'social'
  return NAMED[path] ?? `social-${path.slice(path.lastIndexOf('/') + 1)}`
}
