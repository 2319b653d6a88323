import { TextLink } from '#ui/text-link.tsx'
import { JsonLd } from './json-ld.tsx'
import { breadcrumbList, type Crumb } from './structured-data/breadcrumb-list.ts'

/** For pages whose place is plain from the menu: the trail as data only. */
export function BreadcrumbData({ trail, siteUrl }: { trail: readonly Crumb[]; siteUrl: string }) {
  return <JsonLd data={breadcrumbList(trail, siteUrl)} />
}

/** For pages that lie deeper: shown, and as data. */
export function Breadcrumbs({ trail, siteUrl }: { trail: readonly Crumb[]; siteUrl: string }) {
  const above = [{ name: 'Home', path: '/' }, ...trail.slice(0, -1)]
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-steel" data-print="hide">
      <ol className="flex flex-wrap gap-x-2">
        {above.map(({ name, path }) => (
          <li key={path} className="after:ml-2 after:content-['/']">
            <TextLink to={path} className="inline-block py-1">
              {name}
            </TextLink>
          </li>
        ))}
        <li aria-current="page" className="py-1">
          {trail.at(-1)?.name}
        </li>
      </ol>
      <BreadcrumbData trail={trail} siteUrl={siteUrl} />
    </nav>
  )
}
