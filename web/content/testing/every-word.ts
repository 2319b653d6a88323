import * as about from '#web/content/about.ts'
import { blogPage } from '#web/content/blog/blog-page.ts'
import { blogPosts } from '#web/content/blog/posts.ts'
import { buyTexts, cartAlerts } from '#web/content/buy-texts.ts'
import * as contact from '#web/content/contact.ts'
import * as errors from '#web/content/error-words.ts'
import * as faq from '#web/content/faq.ts'
import * as home from '#web/content/home.ts'
import * as maintenance from '#web/content/maintenance.ts'
import * as manual from '#web/content/manual.ts'
import * as navigation from '#web/content/navigation.ts'
import { newsletter } from '#web/content/newsletter.ts'
import * as pages from '#web/content/pages.ts'
import { pictureAlt } from '#web/content/pictures-alt.ts'
import { privacyPolicy } from '#web/content/policies/privacy.ts'
import { returnsPolicy } from '#web/content/policies/returns.ts'
import { termsOfSale } from '#web/content/policies/terms.ts'
import { productTabs, productTexts } from '#web/content/product.ts'
import * as safety from '#web/content/safety.ts'
import * as setup from '#web/content/setup.ts'
import * as wellness from '#web/content/wellness.ts'
import { sampleShop } from './sample-shop.ts'

/** All content of the shop as one tree, with the parts that depend on the owner filled in by a sample. */
export const everything: Readonly<Record<string, unknown>> = {
  about,
  blog: { blogPage, blogPosts },
  contact: {
    ...contact,
    cards: contact.supportCards(sampleShop),
    notice: contact.contactPrivacyNotice(sampleShop),
    failed: contact.contactTexts.failedToast.text(sampleShop),
  },
  errors,
  faq,
  home,
  maintenance,
  manual,
  navigation: { ...navigation, copyright: navigation.footerTexts.copyright(2026, sampleShop.legalName) },
  newsletter,
  pages,
  pictureAlt,
  policies: [privacyPolicy(sampleShop), returnsPolicy(sampleShop), termsOfSale(sampleShop)],
  product: {
    productTexts,
    buyTexts,
    tabs: productTabs(sampleShop),
    remaining: buyTexts.remaining(8),
    alerts: [cartAlerts.noProduct, cartAlerts.added(2), cartAlerts.failed],
  },
  safety,
  setup,
  wellness,
}

const isObject = (node: unknown): node is object => typeof node === 'object' && node !== null

const childrenOf = (node: object): readonly unknown[] => (Array.isArray(node) ? node : Object.values(node))

export function wordsIn(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node]
  return isObject(node) ? childrenOf(node).flatMap(wordsIn) : []
}

/** Every `to` of a link, wherever it stands. */
export function linkTargetsIn(node: unknown): readonly string[] {
  if (!isObject(node)) return []
  const own = 'to' in node && typeof node.to === 'string' ? [node.to] : []
  return [...own, ...childrenOf(node).flatMap(linkTargetsIn)]
}

/** The tree without titles of publications, which are not ours to word. */
export function withoutSources(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutSources)
  if (!isObject(node)) return node
  if ('journal' in node) return null
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutSources(value)]))
}
