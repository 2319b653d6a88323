import type { StripeElement, StripeElements, StripeElementsOptions } from '@stripe/stripe-js'
import type { Api } from './api.ts'
import { createEmitter, type Handler } from './emitter.ts'
import { createGroup, type Group } from './group.ts'
import { IntegrationError } from './integration-error.ts'
import { createPaymentElement } from './payment/payment-element.ts'

const groups = new WeakMap<object, Group>()

export function groupOf(elements: StripeElements): Group {
  const group = groups.get(elements)
  if (!group) throw new IntegrationError('Pass the object that stripe.elements() returned as `elements`.')
  return group
}

export function createElements(api: Api, options: StripeElementsOptions = {}): StripeElements {
  const group = createGroup(api, options)
  const emitter = createEmitter()
  const created = new Map<string, StripeElement>()

  const elements = {
    create(type: unknown, elementOptions: object = {}) {
      if (type !== 'payment')
        throw new IntegrationError(`The sandbox has no Element of type '${String(type)}'.`)
      if (created.has(type))
        throw new IntegrationError(`There is already an Element of type '${type}' in this group.`)
      const element = createPaymentElement(group, elementOptions)
      const destroy = element.destroy
      element.destroy = () => {
        destroy()
        created.delete(type)
      }
      created.set(type, element)
      return element
    },
    // react-stripe-js lets people pass its component, which names its type in a property.
    getElement(type: unknown) {
      const name = typeof type === 'function' && '__elementType' in type ? type.__elementType : type
      return created.get(String(name)) ?? null
    },
    async update(changes: object) {
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
      const collected = await source.collect()
      if (collected.error) return { error: collected.error }
      group.submitted = true
      return { selectedPaymentMethod: collected.value.method }
    },
  }
  groups.set(elements, group)
  // Stripe types `create` and `getElement` by one overload for each of its elements; the sandbox has two of them.
  return elements as unknown as StripeElements
}
