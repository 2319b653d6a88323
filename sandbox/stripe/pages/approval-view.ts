import { html } from 'hono/html'
import type Stripe from 'stripe'
import { amountText, approvalPage } from './layout.ts'
import type { Html } from './layout.ts'

export type ApprovalKind = '3ds' | 'paypal'

const WORDS = {
  '3ds': {
    title: '3-D Secure',
    brand: 'Test bank',
    mark: '3DS',
    heading: 'Confirm this payment',
    explain: 'Your bank asks whether it is really you who is paying.',
    yes: { value: 'complete', label: 'Complete' },
    no: { value: 'fail', label: 'Fail' },
  },
  paypal: {
    title: 'PayPal',
    brand: 'PayPal (sandbox)',
    mark: 'PP',
    heading: 'Approve this payment',
    explain: 'You are about to pay with your PayPal account and go back to the shop.',
    yes: { value: 'approve', label: 'Approve' },
    no: { value: 'cancel', label: 'Cancel' },
  },
} as const

export function decisionPage(
  kind: ApprovalKind,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
): Html {
  const words = WORDS[kind]
  return approvalPage(
    words.title,
    kind === 'paypal' ? 'paypal' : 'bank',
    html`<p class="brand"><span class="mark" aria-hidden="true">${words.mark}</span>${words.brand}</p>
      <h1>${words.heading}</h1>
      <p>${words.explain}</p>
      <dl>
        <div>
          <dt>Amount</dt>
          <dd>${amountText(intent.amount, intent.currency)}</dd>
        </div>
        ${
          intent.description === null
            ? ''
            : html`<div>
                <dt>For</dt>
                <dd>${intent.description}</dd>
              </div>`
        }
        <div>
          <dt>${kind === 'paypal' ? 'Account' : 'Card'}</dt>
          <dd>${payerText(method)}</dd>
        </div>
      </dl>
      <form method="post">
        <button name="decision" value="${words.yes.value}">${words.yes.label}</button>
        <button name="decision" value="${words.no.value}" class="quiet">${words.no.label}</button>
      </form>
      <p class="note">This is the payment sandbox: no money moves.</p>`,
  )
}

export const goesThrough = (kind: ApprovalKind, decision: unknown): boolean | null => {
  if (decision === WORDS[kind].yes.value) return true
  return decision === WORDS[kind].no.value ? false : null
}

const BRANDS: { [brand: string]: string } = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}

function payerText(method: Stripe.PaymentMethod | undefined): string {
  if (method?.card !== undefined)
    return `${BRANDS[method.card.brand] ?? 'Card'} ending in ${method.card.last4}`
  return method?.paypal?.payer_email ?? 'unknown'
}

export const expiredPage = (): Html =>
  approvalPage(
    'This link no longer works',
    'bank',
    html`<h1>This link no longer works</h1>
      <p>
        The payment it belongs to was changed, cancelled or started again. Go back to the shop and try once
        more.
      </p>`,
  )

export const finishedPage = (intent: Stripe.PaymentIntent): Html =>
  approvalPage(
    'Done',
    'bank',
    html`<h1>
        ${intent.status === 'requires_payment_method' ? 'The payment did not go through' : 'Thank you'}
      </h1>
      <p>You can close this window and go back to the shop.</p>`,
  )

/** Shown inside the shop's dialog: its script tells the page around it that the buyer has decided. */
export const embeddedDonePage = (intent: Stripe.PaymentIntent): Html =>
  approvalPage(
    'Done',
    'bank',
    html`<h1>One moment</h1>
      <p role="status">Going back to the shop…</p>
      <script src="/sandbox/stripe/3ds-done.js" data-payment-intent="${intent.id}"></script>`,
  )
