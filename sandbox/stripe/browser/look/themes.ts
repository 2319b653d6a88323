import type { Appearance } from '@stripe/stripe-js'

type Variables = NonNullable<Appearance['variables']>

const BASE: Variables = {
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontSizeBase: '16px',
  fontLineHeight: '1.4',
  fontWeightNormal: '400',
  fontWeightMedium: '500',
  fontWeightBold: '600',
  spacingUnit: '4px',
  borderRadius: '6px',
  colorPrimary: '#0b5cad',
  colorBackground: '#ffffff',
  colorText: '#24292f',
  colorTextSecondary: '#57606a',
  colorTextPlaceholder: '#6e7781',
  colorDanger: '#b3261e',
  colorSuccess: '#1a7f47',
  colorWarning: '#8a5300',
}

const THEMES: Record<NonNullable<Appearance['theme']>, Variables> = {
  stripe: {},
  flat: { borderRadius: '4px', colorPrimary: '#30313d', colorBackground: '#f3f4f6' },
  night: {
    colorPrimary: '#8ab8ff',
    colorBackground: '#2b2f36',
    colorText: '#f2f4f7',
    colorTextSecondary: '#c3c9d1',
    colorTextPlaceholder: '#a7aeb8',
    colorDanger: '#ffa198',
    colorSuccess: '#7ee2a8',
    colorWarning: '#f0c674',
  },
}

export function themeVariables(theme: Appearance['theme']): Variables {
  return { ...BASE, ...THEMES[theme ?? 'stripe'] }
}
