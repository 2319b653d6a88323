import type { Letter } from '#shop/mail/letter/letter.ts'
import type { Mail } from '#shop/mail/mail-store.server.ts'
import { orderLink } from '#shop/mail/order-link.ts'
import type { OrderMail } from '#shop/mail/order-parts.ts'
import type { MailDesk } from '#shop/mail/write-mail.server.ts'
import type { Order } from '#shop/orders/order.ts'
import { findOrderById } from '#shop/orders/order-store.server.ts'
import type { Writer } from './writer.server.ts'

export const orderOf = async (desk: MailDesk, mail: Mail): Promise<Order | null> =>
  mail.about === null ? null : findOrderById(desk.db, mail.about)

export function buyersMail(desk: MailDesk, order: Order): OrderMail & { siteUrl: string } {
  const { seller, siteUrl, signer } = desk
  return { order, seller, siteUrl, link: orderLink(siteUrl, order, signer.sign('order', order.number)) }
}

export const forBuyer =
  (template: (mail: OrderMail & { siteUrl: string }) => Letter): Writer =>
  async (desk, mail) => {
    const order = await orderOf(desk, mail)
    return order && { letter: template(buyersMail(desk, order)) }
  }

export const aboutOrder =
  (template: (order: Order) => Letter): Writer =>
  async (desk, mail) => {
    const order = await orderOf(desk, mail)
    return order && { letter: template(order) }
  }
