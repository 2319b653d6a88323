import { createEmitter, type Handler } from './emitter.ts'
import type { Group } from './group.ts'
import { IntegrationError } from './integration-error.ts'
import { createShadowHost } from './look/shadow-host.ts'

export type Shell = ReturnType<typeof createShell>

// react-stripe-js mounts first and attaches its listeners in a later effect, so nothing may be said before that.
const LATER_MS = 30

/** What both elements have in common: a place in the page, events, and a life from mount to destroy. */
export function createShell(
  elementType: 'payment' | 'expressCheckout',
  group: Group,
  parts: { css: string; render: () => object; skeleton: () => Node[]; focus: () => void },
) {
  const emitter = createEmitter()
  const place = createShadowHost('SandboxStripeElement', parts.css, group.appearance)
  const stopWatching = group.onChange(place.restyle)
  let container: HTMLElement | undefined
  let destroyed = false
  let ready = false

  const event = (details: object = {}) => ({ elementType, ...details })

  function refuseIfDestroyed() {
    if (destroyed) throw new IntegrationError('This Element was destroyed. Create a new one instead.')
  }

  async function start(mountedIn: HTMLElement) {
    const current = () => !destroyed && container === mountedIn
    await later()
    if (!current()) return
    emitter.emit('loaderstart', event())
    const loaded = await group.load()
    await later()
    if (!current()) return
    const { error } = loaded
    if (error) {
      place.root.replaceChildren()
      if (!emitter.has('loaderror'))
        console.error(`The ${elementType} Element could not load:`, error.message)
      emitter.emit('loaderror', event({ error }))
      return
    }
    const details = parts.render()
    ready = true
    emitter.emit('ready', event(details))
  }

  function toggleState(state: 'focus' | 'complete' | 'empty' | 'invalid', on: boolean) {
    container?.classList.toggle(`StripeElement--${state}`, on)
  }

  place.host.addEventListener('focusin', (focus) => {
    if (place.host.contains(asNode(focus.relatedTarget))) return
    toggleState('focus', true)
    emitter.emit('focus', event())
  })
  place.host.addEventListener('focusout', (focus) => {
    if (place.host.contains(asNode(focus.relatedTarget))) return
    toggleState('focus', false)
    emitter.emit('blur', event())
  })
  place.host.addEventListener('keydown', (key) => {
    if (key.key === 'Escape') emitter.emit('escape', event())
  })

  return {
    emitter,
    root: place.root,
    event,
    isReady: () => ready,
    form: () => container?.closest('form') ?? null,
    toggleState,
    listen: {
      on: (type: string, handler: Handler) => emitter.on(type, handler),
      once: (type: string, handler: Handler) => emitter.once(type, handler),
      // Allowed after destroy: React removes listeners only then.
      off: (type: string, handler?: Handler) => emitter.off(type, handler),
    },
    life: {
      mount(target: string | HTMLElement) {
        refuseIfDestroyed()
        const found = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
        if (!found) throw new IntegrationError('There is no element in the page to mount to.')
        if (container === found) return
        unmount()
        container = found
        found.classList.add('StripeElement')
        if (!ready) place.root.replaceChildren(...parts.skeleton())
        found.replaceChildren(place.host)
        void start(found)
      },
      unmount,
      destroy() {
        refuseIfDestroyed()
        unmount()
        stopWatching()
        destroyed = true
      },
      focus: () => parts.focus(),
      blur() {
        const active = place.shadow.activeElement
        if (active instanceof HTMLElement) active.blur()
      },
    },
  }

  function unmount() {
    container?.classList.remove('StripeElement', 'StripeElement--focus')
    place.host.remove()
    container = undefined
  }
}

function later(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LATER_MS))
}

function asNode(target: EventTarget | null): Node | null {
  return target instanceof Node ? target : null
}
