/** A mistake of the page's programmer, not of the buyer: Stripe throws these instead of returning them. */
export class IntegrationError extends Error {
  override name = 'IntegrationError'
}
