declare global {
  interface Window {
    /** Buttons pressed before React had come; kept by the page's own script, see late-scripts.ts. */
    earlyClicks?: Set<HTMLButtonElement> | undefined
  }
}

const MANIFEST = { rel: 'manifest', href: '/manifest.webmanifest' }

/**
 * React has come: what was pressed before is pressed again, once, and <html> says that the page is awake. The manifest is
 * named only now, because the browser fetches it at once, while the first picture is still on its way.
 */
export function wakeUp(): void {
  const early = [...(window.earlyClicks ?? [])]
  window.earlyClicks = undefined
  document.documentElement.dataset['awake'] = ''
  if (!document.querySelector('link[rel=manifest]'))
    document.head.append(Object.assign(document.createElement('link'), MANIFEST))
  for (const button of early) if (button.isConnected) button.click()
}
