import type { ShopDetails } from '#web/content/shop-details.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** RFC 9116. It wants a date less than a year away; the first of a month keeps the file the same for weeks. */
export function securityText(details: Pick<ShopDetails, 'email'>, siteUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + YEAR_MS)
  expires.setUTCDate(1)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${details.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
