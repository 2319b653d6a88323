import { randomUUID } from 'node:crypto'
import type { Transaction } from '#platform/database.server.ts'

export type Consent = { readonly id: string; readonly email: string; readonly confirmed: boolean }

/**
 * One row an address, locked until the transaction ends. A confirmed subscription stays as it is; one that was ended
 * or never confirmed begins anew with this moment as its consent.
 */
export async function recordConsent(tx: Transaction, email: string, now: Date): Promise<Consent> {
  const { rows } = await tx.client.query<Consent>(
    `insert into subscribers as known (id, email, consented_at, created_at) values ($1, $2, $3, $3)
     on conflict (lower(email)) do update set
       consented_at = case when known.confirmed_at is not null and known.unsubscribed_at is null
                           then known.consented_at else excluded.consented_at end,
       confirmed_at = case when known.unsubscribed_at is null then known.confirmed_at end,
       unsubscribed_at = null
     returning id, email, confirmed_at is not null as confirmed`,
    [randomUUID(), email, now],
  )
  const [consent] = rows
  if (!consent) throw new Error('The subscription was neither made nor found')
  return consent
}
