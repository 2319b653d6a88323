import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { Delivery } from '#sandbox/stripe/state/kinds.ts'
import { badge, when } from './layout.ts'
import type { Html } from './layout.ts'

export type EventRow = { event: Stripe.Event; deliveries: Delivery[] }

export function eventsTable(rows: EventRow[], hasMore: boolean): Html {
  const last = rows.at(-1)
  if (last === undefined) return html`<p class="card empty">No events yet.</p>`
  return html`<div class="scroll" role="region" aria-label="Events" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Deliveries</th>
            <th scope="col">About</th>
            <th scope="col">Created</th>
            <th scope="col"><span>Send again</span></th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ event, deliveries }) =>
              html`<tr>
                <td><a href="/events/${event.id}">${event.type}</a></td>
                <td>
                  ${deliveries.length === 0 ? 'nobody registered' : deliveries.map(({ state }) => badge(state))}
                </td>
                <td><code>${subjectOf(event)}</code></td>
                <td>${when(event.created)}</td>
                <td>${resendForm(event)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${hasMore ? html`<p class="more"><a href="/events?starting_after=${last.event.id}">Older events</a></p>` : ''}`
}

export function eventView({ event, deliveries }: EventRow, urlOf: (endpoint: string) => string): Html {
  return html`<section class="card">
      <dl>
        <dt>Event</dt>
        <dd><code>${event.id}</code></dd>
        <dt>Created</dt>
        <dd>${when(event.created)}</dd>
        <dt>Request</dt>
        <dd><code>${event.request?.id ?? 'by itself'}</code></dd>
      </dl>
    </section>
    <section class="card actions" aria-label="Actions">${resendForm(event)}</section>
    <h2>Deliveries</h2>
    ${deliveries.length === 0 ? html`<p class="card empty">Nobody was registered for it.</p>` : ''}
    ${deliveries.map((delivery) => deliveryTable(delivery, urlOf(delivery.endpoint)))}
    <h2>Content</h2>
    <pre tabindex="0" aria-label="The event as it is sent">${JSON.stringify(event, null, 2)}</pre>`
}

function deliveryTable(delivery: Delivery, url: string): Html {
  return html`<div class="card">
    <p>${badge(delivery.state)} <code>${url}</code></p>
    <table>
      <tbody>
        ${delivery.tries.map(
          (one) =>
            html`<tr>
              <td>${when(one.at / 1000)}</td>
              <td class="wide">${one.status ?? one.error}</td>
              <td class="amount">${one.ms} ms</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${delivery.state === 'pending' ? html`<p>Next try: ${when(delivery.nextAt / 1000)}</p>` : ''}
  </div>`
}

const resendForm = (event: Stripe.Event): Html =>
  html`<form method="post" action="/events/${event.id}/resend">
    <button class="quiet" aria-label="Resend ${event.type}">Resend</button>
  </form>`

function subjectOf(event: Stripe.Event): string {
  const { object } = event.data
  return 'id' in object && typeof object.id === 'string' ? object.id : ''
}

export function endpointsTable(endpoints: Stripe.WebhookEndpoint[]): Html {
  if (endpoints.length === 0) {
    return html`<p class="card empty">No webhook endpoints. A shop registers its own when it starts.</p>`
  }
  return html`<div class="scroll" role="region" aria-label="Webhook endpoints" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Status</th>
          <th scope="col">Events</th>
          <th scope="col">Registered</th>
        </tr>
      </thead>
      <tbody>
        ${endpoints.map(
          (endpoint) =>
            html`<tr>
              <td class="wide"><code>${endpoint.url}</code></td>
              <td>${badge(endpoint.status)}</td>
              <td class="wide">${endpoint.enabled_events.join(', ')}</td>
              <td>${when(endpoint.created)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
