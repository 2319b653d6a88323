import { readFile } from 'node:fs/promises'
import type { Api } from '#sandbox/stripe/http/endpoint.ts'
import { PAGES_CSS } from './pages-css.ts'

const JAVASCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }

// Shop and page have the same origin, because the shop forwards the page; nobody else is told.
const DONE_SCRIPT = `parent.postMessage(
  { type: 'sandbox-3ds-done', paymentIntent: document.currentScript.dataset.paymentIntent },
  location.origin,
)
`

/** What the browser loads: the script that defines window.Stripe, and the few files of the pages. */
export function addBrowserFiles(app: Api, scriptFile: string): void {
  app.get('/sandbox/stripe/v3.js', async (c) => {
    const script = await readFile(scriptFile).catch(() => null)
    if (script !== null) return c.body(new Uint8Array(script), 200, JAVASCRIPT)
    return c.text(`The sandbox's browser script has not been built: ${scriptFile} is missing.`, 503)
  })
  app.get('/sandbox/stripe/3ds-done.js', (c) => c.body(DONE_SCRIPT, 200, JAVASCRIPT))
  app.get('/sandbox/stripe/pages.css', (c) =>
    c.body(PAGES_CSS, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  )
}
