import { html } from 'hono/html'
import { amountText } from '#sandbox/stripe/pages/layout.ts'
import type { Html } from '#sandbox/stripe/pages/layout.ts'

export { amountText }
export type { Html }

export type Section = 'payments' | 'events' | 'webhooks'

const MENU: { section: Section; path: string; label: string }[] = [
  { section: 'payments', path: '/', label: 'Payments' },
  { section: 'events', path: '/events', label: 'Events' },
  { section: 'webhooks', path: '/webhooks', label: 'Webhook endpoints' },
]

export function dashboardPage(title: string, section: Section, note: string | null, content: Html): Html {
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Stripe sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/dashboard.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <p class="name">
            <span aria-hidden="true">◐</span> Stripe sandbox <span class="tag">No money moves</span>
          </p>
          <nav aria-label="Dashboard">
            ${MENU.map(
              (item) =>
                html`<a href="${item.path}" ${item.section === section ? html`aria-current="page"` : ''}
                  >${item.label}</a
                >`,
            )}
          </nav>
        </header>
        <main id="content">
          <h1>${title}</h1>
          ${note === null ? '' : html`<p class="notice" role="status">${note}</p>`} ${content}
        </main>
      </body>
    </html>`
}

export function when(seconds: number): Html {
  const date = new Date(seconds * 1000)
  const shown = date.toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'medium' })
  return html`<time datetime="${date.toISOString()}">${shown}</time>`
}

const GOOD = new Set(['succeeded', 'delivered', 'enabled'])
const BAD = new Set(['failed', 'canceled', 'given_up', 'dropped', 'disputed'])

export function badge(status: string): Html {
  const tone = GOOD.has(status) ? 'good' : BAD.has(status) ? 'bad' : 'plain'
  return html`<span class="badge ${tone}">${status.replaceAll('_', ' ')}</span>`
}
