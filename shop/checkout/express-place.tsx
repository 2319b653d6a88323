import type { ReactNode } from 'react'

/** What is known of the wallets: nothing yet, that some are offered, or that this browser has none. */
export type WalletOffer = 'waiting' | 'some' | 'none'

export const NO_WALLET = 'This browser offers no wallet for this purchase. Please use the form below.'

/**
 * The buttons come from elsewhere and late; without a place of their own they would push the form down under a
 * finger. One row of 48 px, or two with 8 px between them where three buttons do not fit beside each other. Until
 * they stand, whatever is tried on the way stays unseen.
 */
export function ExpressPlace({ offer, children }: { offer: WalletOffer; children: ReactNode }) {
  return (
    <div className="@container">
      <div className={offer === 'waiting' ? WAITING : 'min-h-12 @max-[450px]:min-h-26'}>
        <div className={offer === 'waiting' ? 'opacity-0' : ''}>{children}</div>
        {offer === 'none' && <p className="text-sm text-steel">{NO_WALLET}</p>}
      </div>
    </div>
  )
}

const WAITING = 'h-12 overflow-hidden rounded-control bg-paper-dark @max-[450px]:h-26'

/** Ready buttons are put in their places in the next frame; one more, and they stand still. */
export function onceTheyStand(show: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(show))
}
