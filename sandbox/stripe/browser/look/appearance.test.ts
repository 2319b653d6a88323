import { expect, test } from 'vitest'
import { customProperties, isAllowedSelector, kebab } from './appearance.ts'

test('variables become custom properties, the shop’s own over the theme’s', () => {
  const properties = customProperties({
    theme: 'night',
    variables: { colorPrimary: 'red', fontSizeSm: '12px' },
  })
  expect(properties).toMatchObject({
    '--color-primary': 'red',
    '--font-size-sm': '12px',
    '--color-background': '#2b2f36',
    '--spacing-unit': '4px',
  })
  expect(kebab('fontSize2Xs')).toBe('font-size-2xs')
})

test.each(['.Input', '.Tab--selected', '.Input:focus', '.Input::placeholder', '.Tab:hover, .Tab:focus'])(
  'a rule for %s is taken',
  (selector) => expect(isAllowedSelector(selector)).toBe(true),
)

test.each(['body', '*', '.Input > *', '.Input{}body', ':host'])('a rule for %s is not taken', (selector) =>
  expect(isAllowedSelector(selector)).toBe(false),
)
