import { ApiError } from '#api/errors.ts'
import type { LimitedCall, Limits } from '#api/limits.ts'
import type { Log } from '#platform/log.server.ts'
import { err, ok, type Result } from '#platform/result.ts'
import type { ContactDesk } from '#shop/contact/message-store.server.ts'
import type { Newsletter } from '#shop/newsletter/newsletter.server.ts'
import type { PageContact, PageNewsletter, SendRefusal } from '#web/page-services.ts'

type Services = { contact: ContactDesk; newsletter: Newsletter; limits: Limits; log: Log }

/** Set by the server on what it hands to the pages; whatever a visitor sends under this name is thrown away. */
export const CLIENT_ADDRESS = 'x-client-address'

/** Contact and newsletter for browsers without script: the same desks and the same limits as the API has. */
export function formDesks({ contact, newsletter, limits, log }: Services): {
  contact: PageContact
  newsletter: PageNewsletter
} {
  async function limited(
    call: LimitedCall,
    request: Request,
    work: () => Promise<void>,
  ): Promise<Result<null, SendRefusal>> {
    try {
      await limits.check(call, request.headers.get(CLIENT_ADDRESS) ?? 'unknown', null)
      await work()
      return ok(null)
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) return err({ reason: 'too-many' })
      log.error({ err: error }, 'form')
      return err({ reason: 'unavailable' })
    }
  }
  return {
    contact: { send: (message, request) => limited('contact', request, () => contact.send(message)) },
    newsletter: {
      subscribe: (given, request) => limited('newsletter', request, () => newsletter.subscribe(given)),
      confirm: newsletter.confirm,
      unsubscribe: newsletter.unsubscribe,
    },
  }
}
