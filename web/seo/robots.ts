/**
 * Pictures are meant to be found, the rest of the API is not. Cart and checkout stay open to crawlers, because one that
 * may not read a page cannot see its noindex either.
 */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /api/assets/',
    'Disallow: /api/',
    'Disallow: /sandbox/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
