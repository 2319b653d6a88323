import { statfs } from 'node:fs/promises'
import type { Env } from '#platform/env.server.ts'
import { messageOf } from '#platform/problem.ts'
import type { Payments } from '#shop/payments/payment.ts'
import { good, problem, warning, type Check } from './check.ts'

const GB = 1024 ** 3
const ANSWER_WITHIN_MS = 5000

export async function diskCheck(dataDir: string): Promise<Check> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = (bavail * bsize) / GB
  const says = `${free.toFixed(1)} GB free for ${dataDir}`
  if (free < 0.2) return problem('Disk', says)
  return free < 1 ? warning('Disk', says) : good('Disk', says)
}

export async function keyCheck(payments: Payments): Promise<Check> {
  try {
    // Nobody's payment: a provider that knows our key answers that it does not exist.
    await payments.read('pi_of_nobody')
    return good('Keys', 'the payment provider knows them')
  } catch (error) {
    return problem('Keys', `the payment provider does not answer: ${messageOf(error)}`)
  }
}

export async function shopChecks({ SITE_URL }: Env): Promise<Check[]> {
  const ready = await ask(`${SITE_URL}/readyz`, 'GET')
  if (typeof ready === 'string') {
    return [
      problem('Shop', `${SITE_URL} does not answer: ${ready}`),
      problem('Webhook', 'cannot be reached while the shop does not answer'),
    ]
  }
  const shop =
    ready === 200 ? good('Shop', `open at ${SITE_URL}`) : problem('Shop', `/readyz answers ${ready}`)
  // Unsigned, so it must be refused as such: any other answer comes from something that is not our webhook.
  const hook = await ask(`${SITE_URL}/api/stripe/webhook`, 'POST')
  const url = `${SITE_URL}/api/stripe/webhook`
  return [shop, hook === 400 ? good('Webhook', url) : problem('Webhook', `${url} answers ${hook}`)]
}

/** The status, or why there is none. */
async function ask(url: string, method: string): Promise<number | string> {
  try {
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}),
    })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    return error instanceof Error && error.cause !== undefined ? messageOf(error.cause) : messageOf(error)
  }
}
