import type { Clock } from '#platform/clock.ts'
import type { Env } from '#platform/env.server.ts'
import type { LiveCatalogue } from '#shop/catalogue/live-catalogue.server.ts'
import type { PageContact, PageNewsletter, PagePayments, PageServices } from '#web/page-services.ts'

export function pageServicesFrom(parts: {
  env: Env
  clock: Clock
  catalogue: LiveCatalogue
  payments: PagePayments
  contact: PageContact
  newsletter: PageNewsletter
}): PageServices {
  const { env } = parts
  return {
    now: parts.clock,
    products: parts.catalogue.current,
    siteUrl: env.SITE_URL,
    payments: parts.payments,
    contact: parts.contact,
    newsletter: parts.newsletter,
    catalogueChangedAt: parts.catalogue.changedAt,
    details: {
      phone: env.SHOP_PHONE,
      email: env.SHOP_EMAIL,
      legalName: env.SHOP_LEGAL_NAME ?? 'Plunge One',
      abn: env.SHOP_ABN ?? null,
      social: {
        facebook: env.SHOP_FACEBOOK_URL,
        instagram: env.SHOP_INSTAGRAM_URL,
        youtube: env.SHOP_YOUTUBE_URL,
      },
    },
  }
}
