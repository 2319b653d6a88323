import { useEffect, useState } from 'react'
import { confirmPayment, fetchOrder, requestFrom, type Confirmation } from './confirmed-order.ts'
import { sampleOrder } from './sample-order.ts'
import type { Cents } from '#shop/money/cents.ts'

const PROCESSING: Confirmation = { kind: 'loading', text: 'Processing your order...' }
const LOADING: Confirmation = { kind: 'loading', text: 'Loading order details...' }

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

  if (query !== null && answer?.query === query) return answer.confirmation
  return query !== null && requestFrom(new URLSearchParams(query)).kind === 'payment' ? PROCESSING : LOADING
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
