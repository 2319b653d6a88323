/** Names by which the things on different pages refer to each other. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`
export const productId = (siteUrl: string) => `${siteUrl}/product#product`
export const businessId = (siteUrl: string) => `${siteUrl}/contact#warehouse`
