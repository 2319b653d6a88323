import type { MetaDescriptor } from 'react-router'
import type { Thing } from 'schema-dts'

/** Facts of the page for search engines, as one of the entries of its head. The router escapes it. */
export const thingMeta = (thing: Exclude<Thing, string>): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', ...thing },
})
