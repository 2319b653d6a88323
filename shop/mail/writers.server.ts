import { writeContactMessage, writeContactReceipt } from './writers/contact.server.ts'
import { writeDigest } from './writers/digest.server.ts'
import { writeNewsletterConfirm, writeNewsletterWelcome } from './writers/newsletter.server.ts'
import { writeLowStock, writeMailParked } from './writers/notices.server.ts'
import { aboutOrder, forBuyer } from './writers/order.server.ts'
import { writeOrderConfirmation, writeRefunded } from './writers/order-papers.server.ts'
import type { Writer } from './writers/writer.server.ts'
import { amended } from './templates/amended.ts'
import { delivered } from './templates/delivered.ts'
import { dispatched } from './templates/dispatched.ts'
import { oversold } from './templates/oversold.ts'
import { ownerDispute } from './templates/owner-dispute.ts'
import { ownerHeld } from './templates/owner-held.ts'
import { ownerNewOrder } from './templates/owner-new-order.ts'
import { ownerOversold } from './templates/owner-oversold.ts'
import { readyForPickup } from './templates/ready-for-pickup.ts'

/** Every kind of mail, and who writes it. `about` is the order's id unless the writer says otherwise. */
export const writers: Readonly<Record<string, Writer>> = {
  'order-confirmation': writeOrderConfirmation,
  dispatched: forBuyer(dispatched),
  delivered: forBuyer(delivered),
  ready: forBuyer(readyForPickup),
  amended: forBuyer(amended),
  oversold: forBuyer(oversold),
  refunded: writeRefunded,
  'owner-new-order': aboutOrder(ownerNewOrder),
  'owner-oversold': aboutOrder(ownerOversold),
  'owner-held': aboutOrder(ownerHeld),
  'owner-dispute': aboutOrder(ownerDispute),
  'owner-low-stock': writeLowStock,
  'owner-mail-parked': writeMailParked,
  'owner-digest': writeDigest,
  'owner-contact': writeContactMessage,
  'contact-receipt': writeContactReceipt,
  'newsletter-confirm': writeNewsletterConfirm,
  'newsletter-welcome': writeNewsletterWelcome,
}
