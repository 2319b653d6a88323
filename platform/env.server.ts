import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { paymentKeys, type PaymentMode } from './env-payments.server.ts'
import { StartProblem } from './problem.ts'

const port = z.coerce.number('is not a port number').int('is not a port number').min(0).max(65_535)
const httpUrl = z.url({ protocol: /^https?$/, error: 'is not an http(s) address' })
const oneLine = z.string().regex(/^[^\p{Cc}]*$/u, 'has control characters')

const Variables = z.object({
  PORT: port.default(3000),
  HOST: oneLine.default('127.0.0.1'),
  SITE_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'is not a postgres:// address' }).optional(),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', "does not begin with 'whsec_'").optional(),
  PAYMENTS: z.enum(['sandbox', 'stripe'], "is neither 'sandbox' nor 'stripe'").optional(),
  SANDBOX_PORT: port.default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'is not an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: oneLine.optional(),
  SHOP_PHONE: oneLine.default('1300 975 707'),
  SHOP_EMAIL: z.email('is not an e-mail address').default('hello@plunge-one.example'),
  SHOP_ABN: z
    .string()
    .transform((abn) => abn.replaceAll(' ', ''))
    .refine(isAbn, 'is not a valid ABN (11 digits with a checksum)')
    .optional(),
  SHOP_LEGAL_NAME: oneLine.optional(),
  SHOP_FACEBOOK_URL: httpUrl.default('https://www.facebook.com/'),
  SHOP_INSTAGRAM_URL: httpUrl.default('https://www.instagram.com/'),
  SHOP_YOUTUBE_URL: httpUrl.default('https://www.youtube.com/'),
  TRUST_PROXY: z.coerce.number('is not a number of proxies').int().min(0).max(10).default(0),
  RATE_LIMIT_SCALE: z.coerce.number('is not a number').positive('must be above zero').default(1),
})

type Values = z.infer<typeof Variables>
export type Env = Omit<Values, 'SITE_URL' | 'MAIL_FROM'> & {
  SITE_URL: string
  MAIL_FROM: string
  paymentMode: PaymentMode
  production: boolean
}

/** The one place that reads the environment. Every problem is named at once, so that nobody mends them one by one. */
export function readEnv(source: Record<string, string | undefined> = withDotEnv()): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Variables.safeParse(given)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  const keys = paymentKeys(given)
  problems.push(...keys.problems)
  if (!parsed.success || problems.length > 0) {
    throw new StartProblem(
      `The environment has ${problems.length === 1 ? 'a problem' : 'problems'}: ${problems.join('; ')}.`,
    )
  }
  const values = parsed.data
  return {
    ...values,
    SITE_URL: (values.SITE_URL ?? localAddress(values.HOST, values.PORT)).replace(/\/+$/, ''),
    MAIL_FROM: values.MAIL_FROM ?? `Plunge One <${values.SHOP_EMAIL}>`,
    paymentMode: keys.mode,
    production: given['NODE_ENV'] !== 'development',
  }
}

function withDotEnv(): Record<string, string | undefined> {
  const fromFile = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return { ...fromFile, ...process.env }
}

/** A listening address of 0.0.0.0 cannot be visited: the shop then speaks of itself as localhost. */
function localAddress(host: string, portNumber: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${portNumber}`
}

/** The tax office's rule: subtract 1 from the first digit, weigh, and the sum divides by 89. */
function isAbn(abn: string): boolean {
  if (!/^\d{11}$/.test(abn)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = weights.reduce((total, weight, i) => total + weight * (Number(abn[i]) - (i === 0 ? 1 : 0)), 0)
  return sum % 89 === 0
}
