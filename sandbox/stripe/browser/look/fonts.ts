import type { StripeElementsOptions } from '@stripe/stripe-js'
import { h } from '#sandbox/stripe/browser/dom.ts'

type FontSource = NonNullable<StripeElementsOptions['fonts']>[number]

/** Stripe's frames cannot see the page's fonts and are told where to find them; here the page has them at once. */
export function loadFonts(fonts: readonly FontSource[] = []) {
  for (const font of fonts) {
    if ('cssSrc' in font) addStylesheet(font.cssSrc)
    else {
      const { family, src, weight, style, unicodeRange } = font
      const descriptors = {
        ...(weight ? { weight } : {}),
        ...(style ? { style } : {}),
        ...(unicodeRange ? { unicodeRange } : {}),
      }
      document.fonts.add(new FontFace(family, src, descriptors))
    }
  }
}

function addStylesheet(href: string) {
  const known = [...document.querySelectorAll('link')].some((link) => link.getAttribute('href') === href)
  if (!known) document.head.append(h('link', { rel: 'stylesheet', href }))
}
