import type { Signer } from '#platform/signing.server.ts'

export type NewsletterPurpose = 'newsletter-confirm' | 'newsletter-unsubscribe'

/** Names a subscriber and proves that we made it, for one purpose: a link to unsubscribe cannot confirm. */
export const makeToken = (signer: Signer, purpose: NewsletterPurpose, subscriberId: string): string =>
  `${subscriberId}.${signer.sign(purpose, subscriberId)}`

export function readToken(signer: Signer, purpose: NewsletterPurpose, token: string): string | null {
  const dot = token.indexOf('.')
  const subscriberId = token.slice(0, Math.max(0, dot))
  return signer.verify(purpose, subscriberId, token.slice(dot + 1)) ? subscriberId : null
}

export function newsletterLink(
  siteUrl: string,
  signer: Signer,
  action: 'confirm' | 'unsubscribe',
  id: string,
): string {
  const link = new URL(`/newsletter/${action}`, siteUrl)
  link.searchParams.set('token', makeToken(signer, `newsletter-${action}`, id))
  return link.toString()
}
