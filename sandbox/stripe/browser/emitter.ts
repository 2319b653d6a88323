// `never` accepts every one of Stripe's handler signatures, each of which takes its own event type.
export type Handler = (event: never) => unknown

export type Emitter = {
  on: (type: string, handler: Handler) => void
  once: (type: string, handler: Handler) => void
  off: (type: string, handler?: Handler) => void
  has: (type: string) => boolean
  emit: (type: string, event: object) => void
}

export function createEmitter(): Emitter {
  const handlers = new Map<string, Set<Handler>>()

  const emitter: Emitter = {
    on(type, handler) {
      const known = handlers.get(type) ?? new Set()
      handlers.set(type, known.add(handler))
    },
    once(type, handler) {
      const first: Handler = (event) => {
        emitter.off(type, first)
        return handler(event)
      }
      emitter.on(type, first)
    },
    off(type, handler) {
      if (!handler) handlers.delete(type)
      else handlers.get(type)?.delete(handler)
    },
    has: (type) => (handlers.get(type)?.size ?? 0) > 0,
    emit(type, event) {
      for (const handler of Array.from(handlers.get(type) ?? [])) {
        // A throwing shop handler must not stop the form from working: it surfaces as an uncaught error instead.
        try {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callers pair event name and type as Stripe's types do
          handler(event as never)
        } catch (error) {
          reportError(error)
        }
      }
    },
  }
  return emitter
}
