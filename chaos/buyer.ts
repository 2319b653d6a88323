import { randomUUID } from 'node:crypto'
import { openBrowser, type Answer, type Browser } from './browser.ts'
import type { BuyerPlan } from './buyer-plan.ts'
import { pause } from './pause.ts'
import type { Random } from './random.ts'

export type Ending = 'ordered' | 'paid and left' | 'left without paying' | `gave up: ${string}`

const GOOD_CARD = '4242424242424242'
const DECLINED_CARD = '4000000000000002'

/** A restart takes seconds: whoever wants a tub presses again for about a minute. */
const TRIES = 40

type Session = { paymentId: string; secret: string }

/** One person buys, as stubborn and as careless as people are. */
export async function buy(
  urls: { shop: string; sandbox: string },
  plan: BuyerPlan,
  random: Random,
): Promise<Ending> {
  const browser = openBrowser(urls.shop, urls.sandbox)
  const page = randomUUID()
  const items = [{ productId: 'plunge-one', quantity: plan.quantity }]
  const init = { amount: plan.amount, items, tab: page }
  const { deliveryMethod = '', postcode = '' } = plan.customerInfo
  const first = await insist(random, () =>
    browser.post('/api/payment-intents/init', { ...init, customerInfo: { deliveryMethod, postcode } }),
  )
  if (first.status !== 200) return refused(first)
  if (plan.habit === 'leaves without paying') return 'left without paying'

  for (let tries = 0; tries < TRIES; tries += 1) {
    const ready = await insist(random, () =>
      browser.post('/api/payment-intents/init', { ...init, customerInfo: plan.customerInfo, paying: true }),
    )
    if (ready.body['code'] === 'already_paid') return 'ordered'
    if (ready.body['code'] !== 'payment_processing') {
      const session = sessionOf(ready)
      if (session === null) return refused(ready)
      if (await pay(browser, session, plan, tries)) return afterPaying(browser, session, plan, random)
    }
    await pause(random.between(200, 1000))
  }
  return 'gave up: after many tries'
}

const refused = ({ status, body }: Answer): Ending =>
  `gave up: ${typeof body['code'] === 'string' ? body['code'] : status}`

function sessionOf({ status, body }: Answer): Session | null {
  if (status !== 200) return null
  return { paymentId: String(body['paymentIntentId']), secret: String(body['clientSecret']) }
}

/** True when the page has learnt that the money moved. After a lost answer it asks once, then says 'try again'. */
async function pay(browser: Browser, session: Session, plan: BuyerPlan, tries: number): Promise<boolean> {
  const declined = plan.habit === 'tries a card that is declined first' && tries === 0
  const confirm = () => confirmCard(browser, session, declined ? DECLINED_CARD : GOOD_CARD)
  const answers = await Promise.all(plan.habit === 'presses Pay twice' ? [confirm(), confirm()] : [confirm()])
  if (answers.some(({ body }) => body['status'] === 'succeeded')) return true
  if (answers.every(({ status }) => status > 0)) return false
  const { body } = await browser.provider('GET', `/payment_intents/${session.paymentId}`, {
    client_secret: session.secret,
  })
  return body['status'] === 'succeeded'
}

const confirmCard = (browser: Browser, { paymentId, secret }: Session, number: string) =>
  browser.provider('POST', `/payment_intents/${paymentId}/confirm`, {
    client_secret: secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
    return_url: 'http://127.0.0.1/back',
  })

async function afterPaying(
  browser: Browser,
  { paymentId }: Session,
  plan: BuyerPlan,
  random: Random,
): Promise<Ending> {
  if (plan.habit === 'closes the browser after paying') return 'paid and left'
  const ask = () =>
    browser.post('/api/orders/confirm', { paymentIntentId: paymentId, productId: 'plunge-one' })
  const both = plan.habit === 'reloads the confirmation at once' ? ask() : null
  const answer = await insist(random, ask)
  await both
  return answer.status === 200 ? 'ordered' : 'paid and left'
}

/** Sold out is for the moment: the owner restocks. */
const SOLD_OUT = new Set<unknown>(['sold-out', 'not-enough-stock'])

const worthAnotherTry = ({ status, body }: Answer) =>
  status === 0 || status >= 500 || SOLD_OUT.has(body['code'])

/** Asks again while the shop or its shelf is empty; any other refusal is an answer. */
async function insist(random: Random, ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask()
  for (let tries = 1; tries < TRIES && worthAnotherTry(answer); tries += 1) {
    await pause(random.between(300, 1500))
    answer = await ask()
  }
  return answer
}
