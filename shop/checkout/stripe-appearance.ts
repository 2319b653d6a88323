import type { Appearance } from '@stripe/stripe-js'

/** The payment form in the shop's own clothes; the values are those of web/theme.css. */
export const APPEARANCE: Appearance = {
  theme: 'flat',
  variables: {
    colorPrimary: '#12343b',
    colorBackground: '#ffffff',
    colorText: '#0d1b1e',
    colorDanger: '#a1261b',
    fontFamily: "'Instrument Sans', system-ui, sans-serif",
    fontSizeBase: '16px',
    borderRadius: '4px',
    spacingUnit: '4px',
  },
  rules: { '.Input': { border: '1px solid #8b979a' }, '.Tab': { border: '1px solid #8b979a' } },
}
