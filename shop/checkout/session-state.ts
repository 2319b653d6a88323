/** Where the payment of this page stands. The form stays on the page through every 'refreshing'. */
export type SessionState = {
  readonly session: { readonly clientSecret: string; readonly paymentIntentId: string } | null
  /** What the provider would charge now. */
  readonly amount: number | null
  readonly phase: 'idle' | 'starting' | 'refreshing' | 'ready' | 'failed'
  /** What to say when it failed. */
  readonly message: string | null
}

export type SessionAnswer = { clientSecret: string; paymentIntentId: string; amount: number }

export type SessionChange =
  | { type: 'wanted' }
  | { type: 'unwanted' }
  | { type: 'answered'; answer: SessionAnswer }
  | { type: 'failed'; message: string }

export const NO_SESSION: SessionState = { session: null, amount: null, phase: 'idle', message: null }

export function changeSession(state: SessionState, change: SessionChange): SessionState {
  switch (change.type) {
    case 'wanted':
      return { ...state, phase: state.session ? 'refreshing' : 'starting', message: null }
    // There is no price any more: nothing is awaited, and what failed is of no interest.
    case 'unwanted': {
      const phase = state.session ? 'ready' : 'idle'
      return state.phase === phase ? state : { ...state, phase, message: null }
    }
    case 'answered': {
      const { clientSecret, paymentIntentId, amount } = change.answer
      // The same object while the payment is the same: a new one would take the form away under the buyer's hands.
      const session =
        state.session?.clientSecret === clientSecret ? state.session : { clientSecret, paymentIntentId }
      return { session, amount, phase: 'ready', message: null }
    }
    case 'failed':
      return { ...state, phase: 'failed', message: change.message }
  }
}
