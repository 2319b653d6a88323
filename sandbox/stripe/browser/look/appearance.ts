import type { Appearance } from '@stripe/stripe-js'
import { themeVariables } from './themes.ts'

/** Lets the shop's appearance options restyle one shadow root: variables as custom properties, rules as they are. */
export function createAppearanceSheet(root: ShadowRoot, appearance: () => Appearance | undefined) {
  const sheet = new CSSStyleSheet()
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return {
    apply() {
      while (sheet.cssRules.length > 0) sheet.deleteRule(0)
      const wanted = appearance() ?? {}
      const colorScheme = wanted.theme === 'night' ? 'dark' : 'light'
      addRule(sheet, ':host', { colorScheme, ...customProperties(wanted) })
      for (const [selector, declarations] of Object.entries(wanted.rules ?? {})) {
        if (!isAllowedSelector(selector)) continue
        addRule(isPlain(selector) ? shopLayer(sheet) : sheet, selector, declarations)
      }
      if (wanted.disableAnimations) addRule(sheet, '*', { transition: 'none', animation: 'none' })
    },
  }
}

export function customProperties(appearance: Appearance): Record<string, string> {
  const variables = { ...themeVariables(appearance.theme), ...appearance.variables }
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [`--${kebab(name)}`, value]))
}

/** Stripe accepts class selectors with states only; anything wider could restyle what is not the shop's to style. */
export function isAllowedSelector(selector: string): boolean {
  return selector.split(',').every((part) => /^\s*\.[A-Z][A-Za-z]*(--[a-z]+)*(::?[a-z-]+)*\s*$/.test(part))
}

export function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
}

function isPlain(selector: string): boolean {
  return !selector.includes(':') && !selector.includes('--')
}

// Its place among the layers is explained in base.css.
function shopLayer(sheet: CSSStyleSheet): CSSStyleSheet | CSSGroupingRule {
  const layer = sheet.cssRules[sheet.insertRule('@layer shop{}', sheet.cssRules.length)]
  return layer instanceof CSSGroupingRule ? layer : sheet
}

// Set through the object model, so that a value can never close its rule and open another.
function addRule(
  sheet: CSSStyleSheet | CSSGroupingRule,
  selector: string,
  declarations: Record<string, string>,
) {
  const rule = sheet.cssRules[sheet.insertRule(`${selector}{}`, sheet.cssRules.length)]
  if (!(rule instanceof CSSStyleRule)) return
  for (const [name, value] of Object.entries(declarations)) {
    rule.style.setProperty(name.startsWith('--') ? name : kebab(name), value)
  }
}
