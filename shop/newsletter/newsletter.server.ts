import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database.server.ts'
import type { Outbox } from '#platform/outbox.server.ts'
import { err, ok, type Result } from '#platform/result.ts'
import type { Signer } from '#platform/signing.server.ts'
import { recordConsent } from './record-consent.server.ts'
import type { Subscription } from './subscription.ts'
import { subscribers } from './tables.server.ts'
import { readToken } from './tokens.server.ts'

export type TokenRefusal = { readonly reason: 'unknown-token' }

export type Newsletter = {
  /** Answers nothing, so that nobody learns which addresses are subscribed. */
  subscribe(subscription: Subscription): Promise<void>
  /** Confirming or unsubscribing twice is no error: links in mails are opened again. */
  confirm(token: string): Promise<Result<null, TokenRefusal>>
  unsubscribe(token: string): Promise<Result<null, TokenRefusal>>
}

type Services = { database: Database; outbox: Outbox; signer: Signer; clock: Clock }

const UNKNOWN = err({ reason: 'unknown-token' } as const)

export function createNewsletter({ database, outbox, signer, clock }: Services): Newsletter {
  return {
    subscribe: ({ email }) =>
      database.transaction(async (tx) => {
        const subscriber = await recordConsent(tx, email, clock())
        if (subscriber.confirmed || (await askedLately(tx, subscriber.id))) return
        await outbox.add(tx, { kind: 'newsletter-confirm', to: subscriber.email, about: subscriber.id })
      }),

    async confirm(token) {
      const id = readToken(signer, 'newsletter-confirm', token)
      if (id === null) return UNKNOWN
      return database.transaction(async (tx) => {
        const isSubscriber = and(eq(subscribers.id, id), isNull(subscribers.unsubscribedAt))
        const [fresh] = await tx.db
          .update(subscribers)
          .set({ confirmedAt: clock() })
          .where(and(isSubscriber, isNull(subscribers.confirmedAt)))
          .returning()
        if (fresh) await outbox.add(tx, { kind: 'newsletter-welcome', to: fresh.email, about: id })
        const known = fresh ? [fresh] : await tx.db.select().from(subscribers).where(isSubscriber)
        // Whoever unsubscribed stays so: only entering the address again makes an old link valid.
        return known.length > 0 ? ok(null) : UNKNOWN
      })
    },

    async unsubscribe(token) {
      const id = readToken(signer, 'newsletter-unsubscribe', token)
      if (id === null) return UNKNOWN
      const ended = await database.db
        .update(subscribers)
        .set({ unsubscribedAt: sql`coalesce(${subscribers.unsubscribedAt}, ${clock().toISOString()})` })
        .where(eq(subscribers.id, id))
        .returning({ id: subscribers.id })
      return ended.length > 0 ? ok(null) : UNKNOWN
    },
  }
}

/** Anyone can enter anyone's address: its owner is asked at most once in ten minutes. */
async function askedLately(tx: Transaction, subscriberId: string): Promise<boolean> {
  const { rows } = await tx.client.query(
    `select 1 from mails
      where about = $1 and kind = 'newsletter-confirm' and created_at > now() - interval '10 minutes' limit 1`,
    [subscriberId],
  )
  return rows.length > 0
}
