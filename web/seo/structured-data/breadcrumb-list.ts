import type { BreadcrumbListLeaf } from 'schema-dts'

export type Crumb = { name: string; path: string }

/** Below home; home itself is added. */
export const breadcrumbList = (trail: readonly Crumb[], siteUrl: string): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
})
