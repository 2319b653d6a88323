import path from 'node:path'
import type { Env } from '#platform/env.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Seller } from '#shop/invoice/seller.ts'
import { createTransport, type Transport } from '#shop/mail/transport.server.ts'

export function openTransport(env: Env, dataDir: string, log: Log): Transport {
  return createTransport({ dataDir, log, ...(env.SMTP_URL === undefined ? {} : { smtpUrl: env.SMTP_URL }) })
}

export const mailNote = (env: Env, dataDir: string): string =>
  env.SMTP_URL === undefined
    ? `Mail: sandbox, written as files into ${path.join(dataDir, 'mail')}`
    : `Mail: sent through ${new URL(env.SMTP_URL).hostname}`

export const sellerFrom = (env: Env): Seller => ({
  legalName: env.SHOP_LEGAL_NAME ?? 'Plunge One',
  abn: env.SHOP_ABN ?? null,
  phone: env.SHOP_PHONE,
  email: env.SHOP_EMAIL,
})
