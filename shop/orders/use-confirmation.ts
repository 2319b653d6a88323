import { useEffect, useState } from 'react'
import { confirmPayment, fetchOrder, requestFrom, type Confirmation } from './confirmed-order.ts'
import { sampleOrder } from './sample-order.ts'
import type { Cents } from '#shop/money/cents.ts'

export const PROCESSING = { kind: 'loading', text: 'Processing your order...' } as const
export const LOADING = { kind: 'loading', text: 'Loading order details...' } as const

/** Reads the address, asks the API, and gives what the page shows. `query` is null until the browser has taken over. */
export function useConfirmation(query: string | null, samplePrice: Cents): Confirmation {
  const [answer, setAnswer] = useState<{ query: string; confirmation: Confirmation } | null>(null)

  useEffect(() => {
    if (query === null) return undefined
    const leaving = new AbortController()
    const show = async (asked: string) => {
      const confirmation = await answerFor(asked, samplePrice, leaving.signal)
      if (!leaving.signal.aborted) setAnswer({ query: asked, confirmation })
    }
    void show(query)
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- a refreshed price does not ask again
  }, [query])

  if (query === null) return LOADING
  return answer?.query === query ? answer.confirmation : beforeTheAnswer(query)
}

function beforeTheAnswer(query: string): Confirmation {
  const { kind } = requestFrom(new URLSearchParams(query))
  // Nothing is asked for, so nothing is waited for.
  if (kind === 'none') return { kind: 'invalid' }
  return kind === 'payment' ? PROCESSING : LOADING
}

async function answerFor(query: string, samplePrice: Cents, signal: AbortSignal): Promise<Confirmation> {
  const request = requestFrom(new URLSearchParams(query))
  switch (request.kind) {
    case 'sample':
      return { kind: 'order', order: sampleOrder(samplePrice, new Date()) }
    case 'order':
      return fetchOrder(request.orderNumber, request.key, signal)
    case 'payment':
      return confirmPayment(request, signal)
    case 'none':
      return { kind: 'invalid' }
  }
}
