import type { ChangeResolveDetails, ClickResolveDetails } from '@stripe/stripe-js'
import type { Emitter } from '#sandbox/stripe/browser/emitter.ts'
import { IntegrationError } from '#sandbox/stripe/browser/integration-error.ts'

// Browsers only let a wallet open shortly after a press.
const CLICK_MS = 1000
// The wallets themselves give up after about this time.
const CHANGE_MS = 20_000

/** Undefined when the shop refused or stayed silent. A shop that does not listen agrees. */
export function askAboutClick(
  emitter: Emitter,
  event: object,
  check: (details: ClickResolveDetails) => void,
) {
  return ask<ClickResolveDetails>(emitter, 'click', event, CLICK_MS, check)
}

export function askAboutChange(
  emitter: Emitter,
  type: 'shippingaddresschange' | 'shippingratechange',
  event: object,
  check: (details: ChangeResolveDetails) => void,
) {
  return ask<ChangeResolveDetails>(emitter, type, event, CHANGE_MS, check)
}

async function ask<Details extends object>(
  emitter: Emitter,
  type: string,
  event: object,
  patience: number,
  check: (details: Details | Record<string, never>) => void,
): Promise<Details | Record<string, never> | undefined> {
  if (!emitter.has(type)) return {}
  return new Promise((settle) => {
    const timer = setTimeout(() => {
      settle(undefined)
      const seconds = patience / 1000
      reportError(
        new IntegrationError(`The '${type}' event needs resolve() or reject() within ${seconds} s.`),
      )
    }, patience)
    emitter.emit(type, {
      ...event,
      resolve(details: Details | Record<string, never> = {}) {
        check(details)
        clearTimeout(timer)
        settle(details)
      },
      reject() {
        clearTimeout(timer)
        settle(undefined)
      },
    })
  })
}
