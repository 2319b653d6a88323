/** sandbox: no keys, no network. test: Stripe's test mode. live: real money. */
export type PaymentMode = 'sandbox' | 'test' | 'live'

type Given = Record<string, string | undefined>

const LIVE_NEEDS = ['STRIPE_WEBHOOK_SECRET', 'SHOP_ABN', 'SHOP_LEGAL_NAME', 'SESSION_SECRET'] as const

export function paymentKeys(given: Given): { mode: PaymentMode; problems: string[] } {
  const secret = given['STRIPE_SECRET_KEY']
  const publishable = given['STRIPE_PUBLISHABLE_KEY']
  if (secret === undefined && publishable === undefined)
    return { mode: 'sandbox', problems: sandboxProblems(given) }

  const problems: string[] = []
  if (secret === undefined) problems.push('STRIPE_SECRET_KEY is missing beside STRIPE_PUBLISHABLE_KEY')
  if (publishable === undefined) problems.push('STRIPE_PUBLISHABLE_KEY is missing beside STRIPE_SECRET_KEY')
  const secretMode = modeOf(secret, 'sk', 'rk')
  const publishableMode = modeOf(publishable, 'pk')
  if (secret !== undefined && !secretMode)
    problems.push("STRIPE_SECRET_KEY begins with neither 'sk_test_' nor 'sk_live_'")
  if (publishable !== undefined && !publishableMode) {
    problems.push("STRIPE_PUBLISHABLE_KEY begins with neither 'pk_test_' nor 'pk_live_'")
  }
  if (secretMode && publishableMode && secretMode !== publishableMode) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes (test and live)')
  }
  if (given['PAYMENTS'] === 'sandbox') problems.push('PAYMENTS says sandbox, but Stripe keys are set')
  const mode = secretMode ?? publishableMode ?? 'test'
  if (mode === 'live') problems.push(...liveProblems(given))
  return { mode, problems }
}

function modeOf(key: string | undefined, ...prefixes: string[]): 'test' | 'live' | undefined {
  if (key === undefined) return undefined
  if (prefixes.some((prefix) => key.startsWith(`${prefix}_live_`))) return 'live'
  if (prefixes.some((prefix) => key.startsWith(`${prefix}_test_`))) return 'test'
  return undefined
}

function sandboxProblems(given: Given): string[] {
  const problems: string[] = []
  if (given['STRIPE_WEBHOOK_SECRET'] !== undefined) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are missing beside STRIPE_WEBHOOK_SECRET')
  }
  if (given['PAYMENTS'] === 'stripe') {
    problems.push('PAYMENTS says stripe, but STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are missing')
  }
  // A public address without keys is more likely a forgotten key than a wish to sell for nothing.
  if (given['SITE_URL']?.startsWith('https:') && given['PAYMENTS'] !== 'sandbox') {
    problems.push('SITE_URL is public (https) but no Stripe keys are set: add them, or say PAYMENTS=sandbox')
  }
  return problems
}

function liveProblems(given: Given): string[] {
  const problems: string[] = LIVE_NEEDS.filter((name) => given[name] === undefined).map(
    (name) => `${name} is missing, and live payments need it`,
  )
  if (!given['SITE_URL']?.startsWith('https:')) {
    problems.push('SITE_URL is not an https address, and live payments need one')
  }
  return problems
}
