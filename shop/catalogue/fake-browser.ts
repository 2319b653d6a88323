import type { StorageEvents, StorageSignal } from './stored-value.ts'

/** A browser for tests: storage shared by its tabs, each tab with events of its own. */
export function fakeBrowser(stored: Readonly<Record<string, string>> = {}) {
  const entries = new Map(Object.entries(stored))
  const tabs: ReturnType<typeof fakeTab>[] = []
  let refusesReads = false
  let refusesWrites = false

  function fakeTab() {
    const listeners = new Map<string, Set<(event: StorageSignal) => void>>()
    const send = (type: string, event: StorageSignal): void => {
      for (const listener of listeners.get(type) ?? []) listener(event)
    }
    const events: StorageEvents = {
      addEventListener: (type, listener) => {
        listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
      },
      removeEventListener: (type, listener) => {
        listeners.get(type)?.delete(listener)
      },
    }
    const tab = {
      events,
      send,
      listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
      openStorage: () => {
        if (refusesReads) throw new DOMException('The operation is insecure.', 'SecurityError')
        return {
          getItem: (key: string) => entries.get(key) ?? null,
          setItem: (key: string, value: string) => {
            if (refusesWrites) throw new DOMException('Full', 'QuotaExceededError')
            entries.set(key, value)
            // As in real browsers, the tab that writes is the one that is not told.
            for (const other of tabs) if (other !== tab) other.send('storage', { key })
          },
        }
      },
    }
    return tab
  }

  return {
    openTab: () => {
      const tab = fakeTab()
      tabs.push(tab)
      return tab
    },
    stored: (key: string) => entries.get(key) ?? null,
    /** Changes the storage without telling anyone, as happens while a page sleeps in the back/forward cache. */
    replaceSilently: (key: string, value: string) => {
      entries.set(key, value)
    },
    clearStorage: () => {
      entries.clear()
      for (const tab of tabs) tab.send('storage', { key: null })
    },
    forbidStorage: () => {
      refusesReads = true
    },
    fillStorage: (full = true) => {
      refusesWrites = full
    },
  }
}
