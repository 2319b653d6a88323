import type {
  StripeElement,
  StripeElements,
  StripeElementsOptions,
  StripeExpressCheckoutElement,
  StripePaymentElement,
} from '@stripe/stripe-js'
import type { Api } from './api.ts'
import { createEmitter, type Handler } from './emitter.ts'
import { createGroup, type Group } from './group.ts'
import { IntegrationError } from './integration-error.ts'
import { createExpressElement } from './express/express-element.ts'
import { loadFonts } from './look/fonts.ts'
import { createPaymentElement } from './payment/payment-element.ts'

/** All of it but the two functions whose overloads name every Element that Stripe has. */
type Shared = Omit<StripeElements, 'create' | 'getElement'>
type OurElement = StripePaymentElement | StripeExpressCheckoutElement

const groups = new WeakMap<object, Group>()

export function groupOf(owner: StripeElements | StripeElement): Group {
  const group = groups.get(owner)
  if (!group) throw new IntegrationError('Pass the object that stripe.elements() returned as `elements`.')
  return group
}

export function createElements(api: Api, options: StripeElementsOptions = {}): StripeElements {
  const group = createGroup(api, options)
  const emitter = createEmitter()
  loadFonts(options.fonts)
  const created = new Map<string, OurElement>()

  const elements: Shared & Record<string, unknown> = {
    create(type: string, elementOptions: object = {}) {
      if (created.has(type))
        throw new IntegrationError(`There is already an Element of type '${type}' in this group.`)
      const element = createElement(type, group, elementOptions, () => created.delete(type))
      created.set(type, element)
      groups.set(element, group)
      return element
    },
    // react-stripe-js lets people pass its component, which names its type in a property.
    getElement(type: unknown) {
      const name =
        typeof type === 'function' ? Object.getOwnPropertyDescriptor(type, '__elementType')?.value : type
      return created.get(String(name)) ?? null
    },
    async update(changes) {
      group.update(changes)
      emitter.emit('update-end', {})
    },
    on: (type: string, handler: Handler) => emitter.on(type, handler),
    off: (type: string, handler?: Handler) => emitter.off(type, handler),
    async fetchUpdates() {
      const { error } = await group.refresh()
      return error ? { error: { message: error.message ?? 'The payment could not be read again.' } } : {}
    },
    async submit() {
      const source = group.expressSource ?? group.source
      if (!source) throw new IntegrationError('elements.submit() needs a mounted Element.')
      group.submitted = undefined
      const collected = await source.collect()
      if (collected.error) return { error: collected.error }
      group.submitted = collected.value
      return { selectedPaymentMethod: collected.value.method }
    },
  }
  groups.set(elements, group)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Stripe types `create` by one overload for each of its elements; the sandbox has two
  return elements as unknown as StripeElements
}

function createElement(type: string, group: Group, options: object, gone: () => void): OurElement {
  if (type === 'payment') return createPaymentElement(group, options, gone)
  if (type === 'expressCheckout') return createExpressElement(group, options, gone)
  throw new IntegrationError(
    `The sandbox has no Element of type '${type}', only 'payment' and 'expressCheckout'.`,
  )
}
