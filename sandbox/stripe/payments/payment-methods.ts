import type Stripe from 'stripe'
import { invalidRequest, resourceMissing } from '#sandbox/stripe/http/errors.ts'
import { metadataParam } from '#sandbox/stripe/http/metadata.ts'
import { hash, integer, needed, oneOf, orUnset, text } from '#sandbox/stripe/http/params.ts'
import type { Read, Reader } from '#sandbox/stripe/http/params.ts'
import { newId } from '#sandbox/stripe/state/ids.ts'
import type { World } from '#sandbox/stripe/world.ts'
import { billingParam, ignoredParam, toBilling } from './addresses.ts'
import { checkCard } from './card-checks.ts'
import { findReadyMadeMethod, findTestCard } from './cards.ts'
import type { TestCard } from './cards.ts'

const walletType = oneOf('apple_pay', 'google_pay')

/** The browser half marks a wallet's card with `card[wallet]=apple_pay` or `card[wallet][type]=apple_pay`. */
const walletParam: Reader<'apple_pay' | 'google_pay'> = (value, param) =>
  typeof value === 'string'
    ? walletType(value, param)
    : needed(hash({ type: walletType })(value, param).type, `${param}[type]`)

const cardShape = {
  number: text,
  exp_month: integer,
  exp_year: integer,
  cvc: orUnset(text),
  wallet: walletParam,
  networks: ignoredParam,
}

export const paymentMethodShape = {
  type: oneOf('card', 'paypal'),
  card: hash(cardShape),
  paypal: ignoredParam,
  billing_details: billingParam,
  allow_redisplay: oneOf('always', 'limited', 'unspecified'),
  metadata: metadataParam,
  radar_options: ignoredParam,
  // Stripe.js tells where a payment method was typed in.
  referrer: text,
  payment_user_agent: text,
  client_attribution_metadata: ignoredParam,
  guid: text,
  muid: text,
  sid: text,
  time_on_page: text,
  pasted_fields: text,
}

/** What a wallet's sheet pays with when it names no number: the card that succeeds. */
const WALLET_CARD = '4242424242424242'
const WALLET_YEARS_LEFT = 3

export function createPaymentMethod(
  world: World,
  given: Read<typeof paymentMethodShape>,
  param: string,
): Stripe.PaymentMethod {
  const at = (name: string) => (param === '' ? name : `${param}[${name}]`)
  const type = needed(given.type, at('type'))
  if (type === 'paypal') return keep(world, null, { ...blank(world, given), type, paypal: PAYPAL_ACCOUNT })
  const fields = needed(given.card, at('card'))
  const today = new Date(world.now() * 1000)
  const wallet = fields.wallet ?? null
  const checked = checkCard(
    {
      number: wallet === null ? needed(fields.number, at('card[number]')) : (fields.number ?? WALLET_CARD),
      exp_month: wallet === null ? needed(fields.exp_month, at('card[exp_month]')) : (fields.exp_month ?? 12),
      exp_year:
        wallet === null
          ? needed(fields.exp_year, at('card[exp_year]'))
          : (fields.exp_year ?? today.getUTCFullYear() + WALLET_YEARS_LEFT),
      ...(typeof fields.cvc === 'string' ? { cvc: fields.cvc } : {}),
    },
    at('card'),
    today,
  )
  const card = cardDetails(
    checked.card,
    checked.exp_month,
    checked.exp_year,
    wallet,
    fields.cvc !== undefined,
  )
  return keep(world, checked.card, { ...blank(world, given), type, card })
}

/** By its own id, or one of Stripe's ready-made test methods, which become a payment method of their own. */
export function usePaymentMethod(world: World, id: string): Stripe.PaymentMethod {
  const known = world.store.get('payment_method', id)
  if (known !== undefined) return known
  const testCard = findReadyMadeMethod(id)
  if (testCard === undefined) throw resourceMissing('PaymentMethod', id, 'payment_method')
  const year = new Date(world.now() * 1000).getUTCFullYear() + 1
  const card = cardDetails(testCard, 8, year, null, false)
  return keep(world, testCard, { ...blank(world, {}), type: 'card', card })
}

/** The test card behind a payment method; null for PayPal. */
export function testCardOf(world: World, method: Stripe.PaymentMethod): TestCard | null {
  const source = world.store.get('payment_source', method.id)
  if (source === undefined) throw invalidRequest(`PaymentMethod ${method.id} has no source.`)
  return source.card === null ? null : (findTestCard(source.card) ?? null)
}

const PAYPAL_ACCOUNT: Stripe.PaymentMethod.Paypal = {
  country: 'AU',
  payer_email: 'buyer@paypal.example',
  payer_id: 'SANDBOXPAYER1',
}

function keep(world: World, card: TestCard | null, method: Stripe.PaymentMethod): Stripe.PaymentMethod {
  world.store.put('payment_source', { id: method.id, card: card?.number ?? null })
  return world.store.put('payment_method', method)
}

function blank(world: World, given: Read<typeof paymentMethodShape>): Omit<Stripe.PaymentMethod, 'type'> {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: given.allow_redisplay ?? 'unspecified',
    billing_details: toBilling(given.billing_details),
    created: world.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: given.metadata ?? {},
  }
}

function cardDetails(
  card: TestCard,
  exp_month: number,
  exp_year: number,
  wallet: 'apple_pay' | 'google_pay' | null,
  codeGiven: boolean,
): Stripe.PaymentMethod.Card {
  const last4 = card.number.slice(-4)
  return {
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: codeGiven ? 'unchecked' : null,
    },
    country: 'AU',
    display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
    exp_month,
    exp_year,
    fingerprint: `sandbox${card.number.slice(0, 4)}${last4}`,
    funding: 'credit',
    generated_from: null,
    last4,
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: wallet === null ? null : { type: wallet, [wallet]: {}, dynamic_last4: last4 },
  }
}
