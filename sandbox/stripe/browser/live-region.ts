import { h } from './dom.ts'

/** Speaks messages to people who cannot see them appear. */
export function createLiveRegion() {
  const element = h('div', { class: 'SpokenOnly', role: 'status', 'aria-live': 'polite' })
  return {
    element,
    announce: (message: string) => {
      element.textContent = message
    },
  }
}
