/** The part of localStorage that is used; its getter itself may throw where a browser forbids storage. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>

export type StorageSignal = { readonly key?: string | null; readonly persisted?: boolean }

/** The part of window that tells of changes made elsewhere. */
export type StorageEvents = {
  addEventListener(type: 'storage' | 'pageshow', listener: (event: StorageSignal) => void): void
  removeEventListener(type: 'storage' | 'pageshow', listener: (event: StorageSignal) => void): void
}

export type StoredValueParts<T> = {
  readonly key: string
  readonly openStorage: OpenStorage
  readonly events: StorageEvents
  /** Turns what is stored, or null where nothing is, into a sound value. Must not throw. */
  readonly parse: (text: string | null) => T
  readonly onChange?: (value: T) => void
}

export type StoredValue<T> = {
  readonly read: () => T
  readonly change: (next: (current: T) => T) => T
  /** False after a refused write: the value then lives in this page only. */
  readonly isKept: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** A value kept in the browser's storage, followed by every tab; works from memory where storage refuses. */
export function createStoredValue<T>(parts: StoredValueParts<T>): StoredValue<T> {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let value: T | undefined
  /** After a refused write the storage is behind, and reading it again would undo what the buyer did. */
  let storageIsBehind = false

  function storedText(): string | null {
    try {
      return parts.openStorage().getItem(parts.key)
    } catch {
      return text
    }
  }

  function read(): T {
    return value === undefined ? reread() : value
  }

  function reread(): T {
    const found = storageIsBehind ? text : storedText()
    if (value === undefined || found !== text) {
      text = found
      value = parts.parse(found)
      parts.onChange?.(value)
    }
    return value
  }

  function save(next: T): void {
    text = JSON.stringify(next)
    try {
      parts.openStorage().setItem(parts.key, text)
      storageIsBehind = false
    } catch {
      storageIsBehind = true
    }
  }

  function change(next: (current: T) => T): T {
    // Another tab may have written since; its event can still be on the way.
    const current = reread()
    const changed = next(current)
    if (changed === current) return current
    value = changed
    save(changed)
    parts.onChange?.(changed)
    tellListeners()
    return changed
  }

  function tellListeners(): void {
    for (const listener of listeners) listener()
  }

  function follow(): void {
    const before = value
    if (reread() !== before) tellListeners()
  }

  /** A null key means that the whole storage was cleared. */
  function onStorage(event: StorageSignal): void {
    if (event.key !== parts.key && event.key !== null) return
    storageIsBehind = false
    follow()
  }

  /** A page that comes back from the back/forward cache has slept through the storage events. */
  function onPageShow(event: StorageSignal): void {
    if (event.persisted === true) follow()
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      parts.events.addEventListener('storage', onStorage)
      parts.events.addEventListener('pageshow', onPageShow)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      parts.events.removeEventListener('storage', onStorage)
      parts.events.removeEventListener('pageshow', onPageShow)
    }
  }

  return { read, change, isKept: () => !storageIsBehind, subscribe }
}
