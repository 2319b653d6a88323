import { useEffect, useReducer, useState } from 'react'
import { CallError } from '#platform/call-api.ts'
import { startSession, type SessionCall } from './checkout-calls.ts'
import { changeSession, NO_SESSION, type SessionState } from './session-state.ts'

/** Long enough that typing a postcode makes one call, short enough that nobody waits for it. */
const DEBOUNCE_MS = 350

const INIT_FAILED = 'Failed to initialize payment. Please refresh the page.'

/**
 * Keeps the payment session in step with what is to be paid. `call` is null until there is a price. Only what changes
 * the price makes a new call: names and addresses are saved at Pay. An answer that comes late is not listened to.
 */
export function usePaymentSession(
  call: SessionCall | null,
  onPaid: (orderNumber: string) => void,
): SessionState & { tryAgain: () => void } {
  const [state, change] = useReducer(changeSession, NO_SESSION)
  const [attempt, setAttempt] = useState(0)
  const priced =
    call &&
    JSON.stringify([call.items, call.customerInfo.deliveryMethod, call.customerInfo.postcode, call.amount])

  useEffect(() => {
    change({ type: call === null ? 'unwanted' : 'wanted' })
    if (call === null) return undefined
    const late = new AbortController()
    const timer = setTimeout(() => {
      startSession(call, late.signal)
        .then((answer) => change({ type: 'answered', answer }))
        .catch((error: unknown) => {
          if (late.signal.aborted) return
          const paid = error instanceof CallError ? paidOrder(error) : null
          if (paid !== null) onPaid(paid)
          else change({ type: 'failed', message: messageOf(error) })
        })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      late.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only a new price asks again, or the buyer
  }, [priced, attempt])

  return {
    ...state,
    tryAgain() {
      setAttempt((before) => before + 1)
    },
  }
}

/** Paid in another tab or before a reload: the order is there, nothing is to be paid here. */
export function paidOrder(error: CallError): string | null {
  const { code, orderNumber } = error.body
  return code === 'already_paid' && typeof orderNumber === 'string' ? orderNumber : null
}

/** A refusal that says why (sold out, too often) is more use than the general sentence. */
function messageOf(error: unknown): string {
  return error instanceof CallError && error.status < 500 && error.sentence !== null
    ? error.sentence
    : INIT_FAILED
}
