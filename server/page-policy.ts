import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** sha256 of every inline script in the finished page. Nonces could not be kept in a cache; hashes can. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (/\bsrc=/.test(attributes) || body === '' || /\btype="application\//.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}

export type PolicyOptions = { stripe: boolean; https: boolean; development?: boolean }

/** Stripe's own hosts, as its documentation lists them; only the checkout's document names them. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
}

export function contentSecurityPolicy(html: string, options: PolicyOptions): string {
  const stripe = options.stripe ? STRIPE : { script: [], frame: [], connect: [], image: [] }
  const development = options.development ? ["'unsafe-inline'"] : inlineScriptHashes(html)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // The viewer in 3D compiles a decoder as WebAssembly when it is loaded, needed or not, and hands textures on as
    // blobs. Every page may lead to it without a new document.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...stripe.script, ...development],
    // Radix positions its parts with style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...stripe.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', ...stripe.connect, ...(options.development ? ['ws:'] : [])],
    'frame-src': ["'self'", ...stripe.frame],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const listed = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return [...listed, ...(options.https ? ['upgrade-insecure-requests'] : [])].join('; ')
}
