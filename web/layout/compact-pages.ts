/** Where nothing should compete with paying: header and footer keep every link, in less room. */
const COMPACT = new Set(['/checkout', '/purchase-confirmed'])

export const isCompact = (pathname: string): boolean => COMPACT.has(pathname.replace(/\/+$/, ''))
