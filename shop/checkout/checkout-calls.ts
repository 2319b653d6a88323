import * as z from 'zod/mini'
import { callApi } from '#platform/call-api.ts'
import type { WantedItem } from '#shop/pricing/lines.ts'
import type { UnfinishedCustomerInfo } from './customer-info.ts'
import type { SessionAnswer } from './session-state.ts'

export type SessionCall = {
  amount: number
  productName: string
  items: readonly WantedItem[]
  customerInfo: UnfinishedCustomerInfo
  tab: string
  buyNow: boolean
  paying?: boolean
}

const SessionAnswerJson = z.object({ clientSecret: z.string(), paymentIntentId: z.string(), amount: z.int() })

export async function startSession(call: SessionCall, signal?: AbortSignal): Promise<SessionAnswer> {
  const options = signal ? { signal } : {}
  return SessionAnswerJson.parse(await callApi('/api/payment-intents/init', call, options))
}

/** The specification's second name for it, used for wallets. */
export async function startExpressSession(call: SessionCall): Promise<SessionAnswer> {
  const productId = call.items[0]?.productId
  return SessionAnswerJson.parse(await callApi('/api/create-payment-intent', { ...call, productId }))
}

const Confirmed = z.union([
  z.object({ orderNumber: z.string() }),
  z.object({ status: z.literal('processing') }),
])

/** The order's number; null while the payment is still being processed. */
export async function confirmOrder(
  paymentIntentId: string,
  customerInfo: UnfinishedCustomerInfo,
  productId: string,
): Promise<string | null> {
  const answer = Confirmed.parse(
    await callApi('/api/orders/confirm', { paymentIntentId, customerInfo, productId }),
  )
  return 'orderNumber' in answer ? answer.orderNumber : null
}
