import type { Env } from '#platform/env.server.ts'
import { factsToConfirm } from '#shop/catalogue/facts.ts'
import { good, problem, warning, type Check } from './check.ts'

/** What the settings say by themselves. */
export function environmentChecks(env: Env): Check[] {
  return [paymentMode(env), abn(env), mail(env), social(env), proxy(env), facts()]
}

function paymentMode({ paymentMode: mode, STRIPE_WEBHOOK_SECRET: secret }: Env): Check {
  if (mode === 'sandbox') return warning('Payments', 'the sandbox: no money moves until Stripe keys are set')
  if (secret === undefined) {
    return problem(
      'Payments',
      `Stripe ${mode} keys, but STRIPE_WEBHOOK_SECRET is not set: webhooks are refused`,
    )
  }
  return mode === 'test'
    ? warning('Payments', 'Stripe in test mode: only test cards are taken')
    : good('Payments', 'Stripe, live')
}

function abn({ SHOP_ABN, SHOP_LEGAL_NAME }: Env): Check {
  const missing = [
    ...(SHOP_ABN === undefined ? ['SHOP_ABN'] : []),
    ...(SHOP_LEGAL_NAME === undefined ? ['SHOP_LEGAL_NAME'] : []),
  ]
  if (missing.length === 0) return good('ABN', `${SHOP_LEGAL_NAME}, ABN ${SHOP_ABN}`)
  return warning('ABN', `${missing.join(' and ')} not set: invoices are headed 'Sample, not a tax invoice'`)
}

function mail({ SMTP_URL, MAIL_FROM, SHOP_EMAIL }: Env): Check {
  if (SMTP_URL === undefined)
    return warning('Mail', 'SMTP_URL is not set: mails are only written into DATA_DIR/mail')
  if (`${MAIL_FROM} ${SHOP_EMAIL}`.includes('.example')) {
    return problem('Mail', 'SHOP_EMAIL or MAIL_FROM is still an .example address, which nobody can answer')
  }
  return good('Mail', `from ${MAIL_FROM}`)
}

function social(env: Env): Check {
  const networks = [env.SHOP_FACEBOOK_URL, env.SHOP_INSTAGRAM_URL, env.SHOP_YOUTUBE_URL]
  const names = ['SHOP_FACEBOOK_URL', 'SHOP_INSTAGRAM_URL', 'SHOP_YOUTUBE_URL']
  const unset = names.filter((_, i) => new URL(networks[i] ?? '').pathname === '/')
  if (unset.length === 0) return good('Social', 'every profile is set')
  return warning('Social', `${unset.join(', ')} not set: the footer points to the network's home page`)
}

function proxy({ SITE_URL, TRUST_PROXY }: Env): Check {
  if (SITE_URL.startsWith('https:') && TRUST_PROXY === 0) {
    return warning(
      'Proxy',
      'SITE_URL is https but TRUST_PROXY is 0: behind a proxy all visitors share one limit',
    )
  }
  return good('Proxy', TRUST_PROXY === 0 ? 'none' : `${TRUST_PROXY} trusted`)
}

function facts(): Check {
  const count = factsToConfirm().length
  if (count === 0) return good('Facts', 'all confirmed')
  return warning('Facts', `${count} to confirm: 'shop facts' lists them`)
}
