import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe } from '@stripe/stripe-js'

/** The sandbox's script defines window.Stripe, and loadStripe then takes that instead of fetching the real one. */
export async function openStripe(
  publishableKey: string,
  sandboxScript: string | null,
): Promise<Stripe | null> {
  if (sandboxScript !== null) await fetchScript(sandboxScript)
  return loadStripe(publishableKey)
}

/** Not in the server's page: the first view would share a slow line with it. */
function fetchScript(src: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src })
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
}
