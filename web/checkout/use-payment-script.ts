import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'

export type PaymentScript =
  /** Here or on its way. */
  | { state: 'usable'; stripe: Promise<Stripe | null> }
  | { state: 'missing'; failures: number; trying: boolean; tryAgain: () => void }

/** Longer than a slow line takes. What comes later is welcome still: the message then goes by itself. */
const LONGEST_WAIT_MS = 20_000

type Attempt = {
  phase: 'trying' | 'open' | 'failed'
  failures: number
  opened: Promise<Stripe | null>
  /** The same for the provider's own components, which have no answer to a failure. */
  stripe: Promise<Stripe | null>
}

/** The provider's script is not ours: it may be blocked or never come, and can then be asked for again. */
export function usePaymentScript(open: () => Promise<Stripe | null>): PaymentScript {
  const [attempt, setAttempt] = useState(() => begin(open(), 0))
  const { phase, failures, opened, stripe } = attempt

  useEffect(() => {
    const settle = (settled: 'open' | 'failed') => {
      clearTimeout(timer)
      setAttempt((now) => (now.opened === opened ? settleAs(now, settled) : now))
    }
    const timer = setTimeout(() => {
      settle('failed')
    }, LONGEST_WAIT_MS)
    opened.then(
      () => settle('open'),
      () => settle('failed'),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [opened])

  if (phase === 'open' || failures === 0) return { state: 'usable', stripe }
  return {
    state: 'missing',
    failures,
    trying: phase === 'trying',
    tryAgain() {
      setAttempt(begin(open(), failures))
    },
  }
}

function begin(opened: Promise<Stripe | null>, failures: number): Attempt {
  return { phase: 'trying', failures, opened, stripe: opened.catch(() => null) }
}

function settleAs(attempt: Attempt, phase: 'open' | 'failed'): Attempt {
  if (attempt.phase === phase) return attempt
  return { ...attempt, phase, failures: attempt.failures + (phase === 'failed' ? 1 : 0) }
}
