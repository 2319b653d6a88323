import type { Appearance } from '@stripe/stripe-js'
import { h } from '#sandbox/stripe/browser/dom.ts'
import { createAppearanceSheet } from './appearance.ts'
import base from './base.css?inline'

/** A piece of page of our own: neither side's styles reach the other's. Open, so that assistive tools see inside. */
export function createShadowHost(hostClass: string, css: string, appearance: () => Appearance | undefined) {
  const host = h('div', { class: hostClass })
  const shadow = host.attachShadow({ mode: 'open' })
  const root = h('div', { class: 'Root' })
  const own = new CSSStyleSheet()
  own.replaceSync(base + css)
  shadow.adoptedStyleSheets = [own]
  shadow.append(root)
  const sheet = createAppearanceSheet(shadow, appearance)
  sheet.apply()
  return { host, shadow, root, restyle: () => sheet.apply() }
}
