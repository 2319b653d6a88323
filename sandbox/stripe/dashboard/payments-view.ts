import { html } from 'hono/html'
import type Stripe from 'stripe'
import { amountText, badge, when } from './layout.ts'
import type { Html } from './layout.ts'

export function paymentsTable(page: Stripe.ApiList<Stripe.PaymentIntent>): Html {
  const last = page.data.at(-1)
  if (last === undefined) {
    return html`<p class="card empty">No payments yet. They appear here as soon as a checkout begins.</p>`
  }
  return html`<div class="scroll" role="region" aria-label="Payments" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col" class="amount">Amount</th>
            <th scope="col">Status</th>
            <th scope="col">Payment</th>
            <th scope="col">Description</th>
            <th scope="col">Created</th>
          </tr>
        </thead>
        <tbody>
          ${page.data.map(
            (intent) =>
              html`<tr>
                <td class="amount">${amountText(intent.amount, intent.currency)}</td>
                <td>${badge(intent.status)}</td>
                <td>
                  <a href="/payments/${intent.id}"><code>${intent.id}</code></a>
                </td>
                <td class="wide">${intent.description ?? intent.receipt_email ?? '–'}</td>
                <td>${when(intent.created)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${page.has_more ? html`<p class="more"><a href="/?starting_after=${last.id}">Older payments</a></p>` : ''}`
}
