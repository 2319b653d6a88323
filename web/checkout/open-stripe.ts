import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe } from '@stripe/stripe-js'

let attempts = 0

/**
 * The sandbox's script defines window.Stripe, and loadStripe then takes that instead of fetching the real one. After a
 * failure it may be called again, and asks anew.
 */
export async function openStripe(
  publishableKey: string,
  sandboxScript: string | null,
): Promise<Stripe | null> {
  attempts += 1
  if (window.Stripe === undefined)
    await (sandboxScript === null ? askStripeAnew() : fetchScript(sandboxScript))
  return loadStripe(publishableKey)
}

/** Not in the server's page: the first view would share a slow line with it. */
function fetchScript(address: string): Promise<unknown> {
  const url = new URL(address, window.location.href)
  // A request for the same address would only join the one that hangs.
  if (attempts > 1) url.searchParams.set('attempt', String(attempts))
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: url.href })
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
}

/** loadStripe forgets an attempt that failed, but waits for ever with one that hangs: so it hears that it came. */
async function askStripeAnew(): Promise<void> {
  const asked = document.querySelector<HTMLScriptElement>('script[src^="https://js.stripe.com/"]')
  if (asked === null) return
  await fetchScript(asked.src)
  asked.dispatchEvent(new Event('load'))
}
