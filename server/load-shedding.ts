import type { IncomingMessage, ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from './security-headers.ts'

export type LoadShedder = {
  /** True when the request was answered with 503: the shop is too busy for it. `essential`: treat it like a payment. */
  refuses(request: IncomingMessage, response: ServerResponse, essential?: boolean): boolean
  stop(): void
}

/** How late the event loop has been lately, in milliseconds. */
export type Delay = { recent(): number; stop(): void }

/**
 * A page that has to be rendered costs 64 times a kept one, a payment call hardly anything, so pages give way first.
 * Payments, webhooks, orders and the signs of life are let through until nothing else is left to refuse; calls and
 * pictures stand between the two.
 */
type Kind = 'essential' | 'call' | 'page'

const ESSENTIAL =
  /^\/(?:healthz|readyz|checkout|purchase-confirmed|sandbox|api\/(?:payment-intents|create-payment-intent|orders|stripe))(?:[/?.]|$)/
const CALL = /^\/(?:api|assets)\//

/** How late the loop may be for each. One that lags by 300 ms answers a page after a second or more. */
const GIVES_WAY_MS: Readonly<Record<Kind, number>> = { page: 300, call: 1000, essential: 2000 }

/** Pages are rendered one after the other: this many are half a second, which a payment behind them has to wait. */
const MOST_PAGES_AT_ONCE = 32

/** More requests than this at the same time wait for each other rather than for the machine. */
const MOST_AT_ONCE = 1000

const RETRY_AFTER_SECONDS = 2

/** Counts what is being answered and watches how late the process is; past its capacity it says so at once. */
export function createLoadShedder(delay: Delay = watchEventLoop()): LoadShedder {
  const running = { all: 0, pages: 0 }

  function overloaded(kind: Kind): boolean {
    if (running.all >= MOST_AT_ONCE) return true
    if (kind === 'page' && running.pages >= MOST_PAGES_AT_ONCE) return true
    return delay.recent() > GIVES_WAY_MS[kind]
  }

  return {
    refuses(request, response, essential = false) {
      const kind = essential ? 'essential' : kindOf(request.url ?? '/')
      if (overloaded(kind)) {
        refuse(request, response)
        return true
      }
      const page = kind === 'page' ? 1 : 0
      running.all += 1
      running.pages += page
      // Written is enough for the page: how long a slow line takes to fetch it costs nothing.
      response.once('finish', () => (running.pages -= page))
      response.once('close', () => {
        running.all -= 1
        if (!response.writableFinished) running.pages -= page
      })
      return false
    },
    stop: delay.stop,
  }
}

function kindOf(url: string): Kind {
  if (ESSENTIAL.test(url)) return 'essential'
  return CALL.test(url) ? 'call' : 'page'
}

const TEXT =
  'So many people are here at the moment that we cannot keep up. Please try again in a few seconds.'

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const api = request.url?.startsWith('/api/') ?? false
  response.writeHead(503, {
    ...SECURITY_HEADERS,
    'retry-after': String(RETRY_AFTER_SECONDS),
    'cache-control': 'no-store',
    'content-type': api ? 'application/json' : 'text/html; charset=utf-8',
    // What the caller still sends is not read.
    connection: 'close',
  })
  response.end(api ? JSON.stringify({ error: TEXT, code: 'busy' }) : page())
}

const page = () =>
  `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One moment, please</title><body style="font:1.125rem/1.5 system-ui;max-width:34rem;margin:20vh auto;padding:0 1.5rem"><h1>One moment, please</h1><p>${TEXT}</p><p><a href="">Try again</a></p></body></html>`

const TICK_MS = 100

/** How much the latest tick counts: three late ones in a row are an overload, one (a page being rendered) is none. */
const LATEST_WEIGHS = 0.3

/** Measures how late a timer comes: that is how long every request waits before anyone looks at it. */
function watchEventLoop(): Delay {
  let recent = 0
  let due = performance.now() + TICK_MS
  const timer = setInterval(() => {
    const now = performance.now()
    recent += LATEST_WEIGHS * (Math.max(0, now - due) - recent)
    due = now + TICK_MS
  }, TICK_MS)
  timer.unref()
  return { recent: () => recent, stop: () => clearInterval(timer) }
}
