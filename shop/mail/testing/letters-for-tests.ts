import { orderForTests, quoteForTests } from '#shop/invoice/testing/order-for-tests.ts'
import type { Letter } from '#shop/mail/letter/letter.ts'
import { amended } from '#shop/mail/templates/amended.ts'
import { contactMessage } from '#shop/mail/templates/contact-message.ts'
import { contactReceipt } from '#shop/mail/templates/contact-receipt.ts'
import { delivered } from '#shop/mail/templates/delivered.ts'
import { dispatched } from '#shop/mail/templates/dispatched.ts'
import { newsletterConfirm } from '#shop/mail/templates/newsletter-confirm.ts'
import { newsletterWelcome } from '#shop/mail/templates/newsletter-welcome.ts'
import { orderConfirmation } from '#shop/mail/templates/order-confirmation.ts'
import { oversold } from '#shop/mail/templates/oversold.ts'
import { ownerDigest } from '#shop/mail/templates/owner-digest.ts'
import { ownerDispute } from '#shop/mail/templates/owner-dispute.ts'
import { ownerHeld } from '#shop/mail/templates/owner-held.ts'
import { ownerLowStock } from '#shop/mail/templates/owner-low-stock.ts'
import { ownerMailParked } from '#shop/mail/templates/owner-mail-parked.ts'
import { ownerNewOrder } from '#shop/mail/templates/owner-new-order.ts'
import { ownerOversold } from '#shop/mail/templates/owner-oversold.ts'
import { readyForPickup } from '#shop/mail/templates/ready-for-pickup.ts'
import { refunded } from '#shop/mail/templates/refunded.ts'
import { cents } from '#shop/money/cents.ts'
import { civilDate } from '#shop/shipping/civil-date.ts'

export const SITE = 'https://plunge-one.example'

export const SELLER = {
  legalName: 'Cold Water Pty Ltd',
  abn: '51824753556',
  phone: '1300 975 707',
  email: 'hello@plunge-one.example',
}

/** What somebody could type into any field. */
export const NASTY = `<img src=x onerror=alert(1)>"'&`

const customer = { ...orderForTests().customer, name: NASTY, address: NASTY, notes: NASTY }
const order = orderForTests({ customer, carrier: NASTY, tracking: NASTY, dispatchedOn: '2026-11-13' })
const link = `${SITE}/purchase-confirmed?order=${order.number}&key=k`
const mail = { order, link, seller: SELLER, siteUrl: SITE }
const pickup = { ...mail, order: orderForTests({ quote: quoteForTests('pickup'), customer }) }
const unsubscribe = `${SITE}/newsletter/unsubscribe?token=t`

/** To buyers about their order. */
export const ORDER_LETTERS: Readonly<Record<string, Letter>> = {
  confirmation: orderConfirmation(mail),
  'confirmation of a pickup': orderConfirmation(pickup),
  'sample invoice': orderConfirmation({ ...mail, seller: { ...SELLER, abn: null } }),
  dispatched: dispatched(mail),
  delivered: delivered(mail),
  'picked up': delivered(pickup),
  ready: readyForPickup(pickup),
  refunded: refunded({ ...mail, amount: cents(100_000), note: 1001 }),
  oversold: oversold(mail),
  amended: amended(mail),
}

export const OTHER_LETTERS: Readonly<Record<string, Letter>> = {
  'new order': ownerNewOrder(order),
  'held order': ownerHeld({ ...order, holdReason: NASTY }),
  'oversold order': ownerOversold(order),
  dispute: ownerDispute(order),
  'low stock': ownerLowStock({ name: NASTY, stock: 2 }),
  'parked mail': ownerMailParked({ mailId: order.id, kind: 'refunded', error: NASTY }),
  digest: ownerDigest({
    today: civilDate('2026-11-16'),
    dispatchToday: [NASTY],
    openOrders: [NASTY],
    stock: [{ name: NASTY, stock: 1 }],
    unanswered: [NASTY],
    parkedMails: 1,
  }),
  'contact receipt': contactReceipt({ name: NASTY, seller: SELLER }),
  'contact message': contactMessage({
    id: order.id,
    name: NASTY,
    email: 'kim@example.com',
    phone: NASTY,
    subject: NASTY,
    message: NASTY,
  }),
  'newsletter confirm': newsletterConfirm({
    links: { confirm: `${SITE}/newsletter/confirm?token=t`, unsubscribe },
    seller: SELLER,
  }),
  'newsletter welcome': newsletterWelcome({ unsubscribe, seller: SELLER }),
}
