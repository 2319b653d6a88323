import type { MetaDescriptor } from 'react-router'
import { notFoundWords } from '#web/content/error-words.ts'
import { pageWords, type PagePath, type PageWords } from '#web/content/pages.ts'
import { pictureAlt } from '#web/content/pictures-alt.ts'
import { SOCIAL_PREVIEW_SIZE, socialPreview } from '#web/social-preview.ts'

export type PageMeta = {
  title: string
  description: string
  /** The one address under which the page should be found: `/maintenance` names `/resources/maintenance`. */
  path: string
  siteUrl: string
  /** Picture of the social preview, 1200 × 630; without one, the page's own. */
  image?: { path: string; alt: string }
  noindex?: boolean
  type?: 'website' | 'article'
}

const SITE_NAME = 'Plunge One'
const LOCALE = 'en_AU'

/** Everything a page says about itself in its head. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const address = page.siteUrl + page.path
  const image = page.image ?? { path: socialPreview(page.path), alt: pictureAlt.social }
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    // An address with an order or a token in it must not be offered as the one to find.
    page.noindex
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: address },
    ...openGraph({
      type: page.type ?? 'website',
      site_name: SITE_NAME,
      locale: LOCALE,
      title: page.title,
      description: page.description,
      url: address,
      image: page.siteUrl + image.path,
      'image:alt': image.alt,
      'image:width': String(SOCIAL_PREVIEW_SIZE.width),
      'image:height': String(SOCIAL_PREVIEW_SIZE.height),
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: image.alt },
  ]
}

/** The head of a page whose words stand in web/content/pages.ts. */
export const metaOf = (path: PagePath, siteUrl: string): MetaDescriptor[] =>
  metaOfWords(pageWords[path], path, siteUrl)

export function metaOfWords(
  { title, description, picture, indexed }: PageWords,
  path: string,
  siteUrl: string,
  type: PageMeta['type'] = 'website',
): MetaDescriptor[] {
  const image = { path: socialPreview(path), alt: pictureAlt[picture] }
  return pageMeta({ title, description, path, siteUrl, image, noindex: !indexed, type })
}

/** For what is found under no address. */
export const metaOfMissing = (siteUrl: string): MetaDescriptor[] =>
  pageMeta({
    title: notFoundWords.title,
    description: notFoundWords.description,
    path: '/',
    siteUrl,
    noindex: true,
  })

const openGraph = (properties: Readonly<Record<string, string>>): MetaDescriptor[] =>
  Object.entries(properties).map(([name, content]) => ({ property: `og:${name}`, content }))
