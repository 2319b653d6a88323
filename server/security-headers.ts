/** On every answer. The pages' content policy depends on the page and is made in page-policy.ts. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com"), xr-spatial-tracking=(self)',
} as const

export const strictTransport = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const
