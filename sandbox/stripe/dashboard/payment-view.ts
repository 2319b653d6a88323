import { html } from 'hono/html'
import type Stripe from 'stripe'
import { amountText, badge, when } from './layout.ts'
import type { Html } from './layout.ts'

export type PaymentDetails = {
  intent: Stripe.PaymentIntent
  charges: Stripe.Charge[]
  refunds: Stripe.Refund[]
  disputes: Stripe.Dispute[]
  events: Stripe.Event[]
}

export function paymentView({ intent, charges, refunds, disputes, events }: PaymentDetails): Html {
  const paid = charges.find((charge) => charge.paid)
  return html`<section class="card" aria-label="Summary">
      <dl>
        <dt>Amount</dt>
        <dd>${amountText(intent.amount, intent.currency)}</dd>
        <dt>Status</dt>
        <dd>${badge(intent.status)} ${paid?.disputed === true ? badge('disputed') : ''}</dd>
        <dt>Created</dt>
        <dd>${when(intent.created)}</dd>
        <dt>Received</dt>
        <dd>${amountText(intent.amount_received, intent.currency)}</dd>
        <dt>Refunded</dt>
        <dd>${amountText(paid?.amount_refunded ?? 0, intent.currency)}</dd>
        <dt>Description</dt>
        <dd>${intent.description ?? '–'}</dd>
        <dt>Receipt to</dt>
        <dd>${intent.receipt_email ?? '–'}</dd>
        ${
          intent.last_payment_error === null
            ? ''
            : html`<dt>Last error</dt>
                <dd>
                  ${intent.last_payment_error.message} (<code>${intent.last_payment_error.code}</code>)
                </dd>`
        }
        ${Object.entries(intent.metadata).map(
          ([key, value]) =>
            html`<dt>${key}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    </section>
    ${actions(intent, paid)} ${chargesTable(charges)} ${refundsTable(refunds)}
    ${disputes.map((dispute) => html`<p class="card">Dispute <code>${dispute.id}</code>: ${badge(dispute.status)}</p>`)}
    <h2>Events</h2>
    <div class="scroll" role="region" aria-label="Events of this payment" tabindex="0">
      <table>
        <tbody>
          ${events.map(
            (event) =>
              html`<tr>
                <td><a href="/events/${event.id}">${event.type}</a></td>
                <td>${when(event.created)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
}

function actions(intent: Stripe.PaymentIntent, charge: Stripe.Charge | undefined): Html {
  if (intent.status === 'processing') {
    return html`<section class="card actions" aria-label="Actions">
      <form method="post" action="/payments/${intent.id}/settle">
        <button name="outcome" value="succeeded">Let it succeed</button>
        <button name="outcome" value="failed" class="quiet">Let it fail</button>
      </form>
    </section>`
  }
  const left = charge === undefined || charge.disputed ? 0 : charge.amount_captured - charge.amount_refunded
  if (charge === undefined || left === 0) return html``
  return html`<section class="card actions" aria-label="Actions">
    <form method="post" action="/payments/${intent.id}/refund">
      <label
        >Amount to refund
        <input
          name="amount"
          inputmode="decimal"
          pattern="[0-9]+([.][0-9]{1,2})?"
          value="${(left / 100).toFixed(2)}"
          required
        />
      </label>
      <button>Refund</button>
    </form>
    <form method="post" action="/payments/${intent.id}/dispute">
      <button class="quiet">Simulate dispute</button>
    </form>
  </section>`
}

function chargesTable(charges: Stripe.Charge[]): Html {
  if (charges.length === 0) return html``
  return html`<h2>Charges</h2>
    <div class="scroll" role="region" aria-label="Charges" tabindex="0">
      <table>
        <tbody>
          ${charges.map(
            (charge) =>
              html`<tr>
                <td class="amount">${amountText(charge.amount, charge.currency)}</td>
                <td>${badge(charge.status)}</td>
                <td><code>${charge.id}</code></td>
                <td>${methodText(charge)}</td>
                <td class="wide">${charge.failure_message ?? ''}</td>
                <td>${when(charge.created)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
}

function methodText({ payment_method_details: details }: Stripe.Charge): string {
  const wallet = details?.card?.wallet?.type.replaceAll('_', ' ')
  const card = details?.card
  if (card === undefined) return 'PayPal'
  return `${card.brand} •••• ${card.last4}${wallet === undefined ? '' : `, ${wallet}`}`
}

function refundsTable(refunds: Stripe.Refund[]): Html {
  if (refunds.length === 0) return html``
  return html`<h2>Refunds</h2>
    <div class="scroll" role="region" aria-label="Refunds" tabindex="0">
      <table>
        <tbody>
          ${refunds.map(
            (refund) =>
              html`<tr>
                <td class="amount">${amountText(refund.amount, refund.currency)}</td>
                <td>${badge(refund.status ?? 'pending')}</td>
                <td><code>${refund.id}</code></td>
                <td>${when(refund.created)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
}
