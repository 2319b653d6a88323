/**
 * Pages that the browser may fetch when a finger goes down on a link, before the script of the page has taken over.
 * Never those that belong to one buyer, start a payment or act on a token.
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

/** Address and type that the `Speculation-Rules` header needs: `Speculation-Rules: "/speculation-rules.json"`. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json'
