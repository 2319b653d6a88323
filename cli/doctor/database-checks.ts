import type { Database } from '#platform/database.server.ts'
import { loadProducts } from '#shop/catalogue/product-store.server.ts'
import { saleAt, type Product } from '#shop/catalogue/product.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { good, problem, warning, type Check } from './check.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SOON_DAYS = 7

/** A mail leaves within seconds of being queued; one that waits this long waits for a worker that does not run. */
const QUEUE_MINUTES = 10

export async function databaseChecks(database: Database, now: Date, trustProxy: number): Promise<Check[]> {
  const products = await loadProducts(database.db)
  const checks = products.flatMap((product) => [saleCheck(product, now), stockCheck(product)])
  checks.push(await queueCheck(database, now), await heldCheck(database))
  const visitors = await oneVisitorCheck(database, trustProxy)
  return visitors === null ? checks : [...checks, visitors]
}

function saleCheck(product: Product, now: Date): Check {
  const { sale } = product
  if (sale === null) return good('Sale', 'none')
  if (sale.wasPrice <= product.price) {
    return problem(
      'Sale',
      `${sale.name} strikes out ${formatAud(sale.wasPrice)}, which is no more than the price`,
    )
  }
  const ends = sale.endsAt.toISOString().slice(0, 10)
  if (sale.endsAt <= now) return warning('Sale', `${sale.name} ended on ${ends}: 'sale end' tidies up`)
  if (saleAt(product, now) === null) return good('Sale', `${sale.name} is planned until ${ends}`)
  const soon = sale.endsAt.getTime() - now.getTime() < SOON_DAYS * DAY_MS
  return soon ? warning('Sale', `${sale.name} ends on ${ends}`) : good('Sale', `${sale.name} until ${ends}`)
}

function stockCheck({ name, stock }: Product): Check {
  return stock === 0 ? warning('Stock', `${name} is sold out`) : good('Stock', `${stock} × ${name}`)
}

async function queueCheck({ pool }: Database, now: Date): Promise<Check> {
  const before = new Date(now.getTime() - QUEUE_MINUTES * 60_000)
  const { rows } = await pool.query<{ late: string; parked: string }>(
    `select count(*) filter (where status = 'queued' and created_at < $1) as late,
            count(*) filter (where status = 'parked') as parked from mails where status <> 'sent'`,
    [before],
  )
  const { late = '0', parked = '0' } = rows[0] ?? {}
  if (late !== '0')
    return problem('Queue', `${late} mails wait for more than ${QUEUE_MINUTES} minutes: does the shop run?`)
  if (parked !== '0')
    return problem('Queue', `${parked} mails could not be sent: 'mail --status parked' lists them`)
  return good('Queue', 'no mail is late')
}

async function heldCheck({ pool }: Database): Promise<Check> {
  const { rows } = await pool.query<{ number: string }>(`select number from orders where status = 'held'`)
  if (rows.length === 0) return good('Held', 'no order')
  return warning('Held', `${rows.map(({ number }) => number).join(', ')}: 'order accept' or 'order refund'`)
}

/** Fewer sessions than these at once may well sit in one office. */
const ENOUGH_SESSIONS = 20

/** Limits are counted by address and by session. Many sessions from one address: it is the proxy's. */
async function oneVisitorCheck({ pool }: Database, trustProxy: number): Promise<Check | null> {
  if (trustProxy > 0) return null
  const { rows } = await pool.query<{ addresses: string; sessions: string }>(
    `select count(distinct split_part(key, ':', 2)) filter (where key like '%-address:%') as addresses,
            count(distinct split_part(key, ':', 2)) filter (where key like '%-session:%') as sessions
       from rate_limits`,
  )
  const { addresses = '0', sessions = '0' } = rows[0] ?? {}
  if (addresses !== '1' || Number(sessions) < ENOUGH_SESSIONS) return null
  return warning('Visitors', 'all come from one address: set TRUST_PROXY to the number of proxies in front')
}
