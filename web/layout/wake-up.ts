declare global {
  interface Window {
    /** Buttons pressed before React had come; kept by the page's own script, see late-scripts.ts. */
    earlyClicks?: Set<HTMLButtonElement> | undefined
  }
}

/** React has come: what was pressed before is pressed again, once, and <html> says that the page is awake. */
export function wakeUp(): void {
  const early = [...(window.earlyClicks ?? [])]
  window.earlyClicks = undefined
  document.documentElement.dataset['awake'] = ''
  for (const button of early) if (button.isConnected) button.click()
}
