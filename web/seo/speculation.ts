/**
 * Pages that the browser may fetch when a finger goes down on a link, before the script of the page has taken over.
 * Never those that belong to one buyer, start a payment or act on a token. They stand in the page: as a file of their own,
 * named in a header, they were asked for before the first picture.
 */
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/cart',
                '/checkout*',
                '/purchase-confirmed*',
                '/newsletter*',
                '/order*',
                '/api/*',
                '/sandbox/*',
                '/dev/*',
              ],
            },
          },
          { not: { selector_matches: '[rel~=nofollow]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
} as const
