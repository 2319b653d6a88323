import type { Transaction } from '#platform/database.server.ts'
import { err, ok, type Result } from '#platform/result.ts'
import type { SettleServices } from '#shop/orders/settle-payment.server.ts'
import { cancelDraftPayments } from './cancel-draft-payments.server.ts'

export type Erased = {
  orders: number
  drafts: number
  messages: number
  subscriptions: number
  mails: number
}

type Found = { id: string; number: string; status: string }

/** Nobody can send a tub to somebody who is forgotten. */
const UNDER_WAY = new Set(['held', 'oversold', 'paid', 'ready', 'dispatched'])
const DRAFTS = new Set(['awaiting_payment', 'expired'])

/**
 * Forgets a person. Of finished orders stays what tax law asks for (five years): number, name, items, amounts, dates,
 * invoice and refunds, with state and postcode, which explain the delivery price. Drafts go altogether.
 */
export async function erasePerson(services: SettleServices, email: string): Promise<Result<Erased, string>> {
  const { database, clock } = services
  const { rows } = await database.pool.query<Found>(
    'select id, number, status from orders where lower(customer_email) = lower($1) order by number',
    [email],
  )
  const open = rows.filter(({ status }) => UNDER_WAY.has(status)).map(({ number }) => number)
  if (open.length > 0) {
    const which = open.length === 1 ? 'is' : 'are'
    return err(`${open.join(', ')} ${which} still under way: finish or refund first, then erase.`)
  }
  const drafts = rows.filter(({ status }) => DRAFTS.has(status)).map(({ id }) => id)
  const payable = await cancelDraftPayments(services, drafts)
  if (payable.length > 0) {
    return err(`A payment of this person is under way (${payable.join(', ')}): try again when it has ended.`)
  }
  return ok(await database.transaction((tx) => erase(tx, email, clock())))
}

async function erase(tx: Transaction, email: string, now: Date): Promise<Erased> {
  const run = async (sql: string, values: unknown[] = [email]) =>
    (await tx.client.query(sql, values)).rowCount ?? 0
  const theirs = 'lower(customer_email) = lower($1)'
  const mails = await run(
    `delete from mails where lower(recipient) = lower($1)
        or about in (select id from contact_messages where lower(email) = lower($1))
        or about in (select id from subscribers where lower(email) = lower($1))
        or about in (select id from orders where ${theirs} and status in ('awaiting_payment', 'expired'))`,
  )
  const drafts = await run(`delete from orders where ${theirs} and status in ('awaiting_payment', 'expired')`)
  await run(
    `delete from order_events e using orders o where o.id = e.order_id and e.kind = 'note'
        and lower(o.customer_email) = lower($1)`,
  )
  await run(
    `insert into order_events (order_id, at, kind) select id, $2, 'person-erased' from orders where ${theirs}`,
    [email, now],
  )
  const orders = await run(
    `update orders set customer_email = '', customer_phone = '', shipping_address = '', city = '',
            delivery_notes = '', session_id = null, paying_tab = null, updated_at = $2 where ${theirs}`,
    [email, now],
  )
  const messages = await run('delete from contact_messages where lower(email) = lower($1)')
  const subscriptions = await run('delete from subscribers where lower(email) = lower($1)')
  return { orders, drafts, messages, subscriptions, mails }
}
