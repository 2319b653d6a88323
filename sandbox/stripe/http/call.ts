import type { Cause } from '#sandbox/stripe/world.ts'

/** Who asks, as the payments need to know it. */
export type Caller = Cause & {
  requestId: string
  keyKind: 'secret' | 'publishable'
  /** Where the buyer's browser reaches the sandbox's pages: the shop's origin when the shop forwarded the call. */
  origin: string
}
