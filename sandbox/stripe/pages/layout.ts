import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A page of its own look: no script, no foreign asset, so that the strictest policy holds. */
export function approvalPage(title: string, bodyClass: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/stripe/pages.css" />
      </head>
      <body class="${bodyClass}">
        <main class="sheet">${content}</main>
      </body>
    </html>`
}

export function amountText(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-AU', { style: 'currency', currency }).format(amount / 100)
}

/** What such a page may load, and where its form may lead: browsers hold redirects after a form to this too. */
export function approvalPolicy(returnUrl: string | null): string {
  const back = returnUrl === null ? null : URL.parse(returnUrl)
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    'img-src data:',
    `form-action 'self'${back === null ? '' : ` ${back.origin}`}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
