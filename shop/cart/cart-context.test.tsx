import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { plungeOneSeed } from '#shop/catalogue/seed.ts'
import { CartProvider, useCart } from './cart-context.tsx'

const products = [plungeOneSeed(new Date('2026-11-15T00:00:00Z'))]

function Badge() {
  const { count, ready, items, total } = useCart()
  return <output>{JSON.stringify({ count, ready, items, total })}</output>
}

describe('useCart', () => {
  test('says so when it is used outside its provider', () => {
    expect(() => renderToString(<Badge />)).toThrow('useCart must be used within a CartProvider')
  })

  test('renders on the server without a browser, and is not ready there', () => {
    const html = renderToString(
      <CartProvider products={products}>
        <Badge />
      </CartProvider>,
    )
    expect(html.replaceAll('&quot;', '"')).toContain('{"count":0,"ready":false,"items":[],"total":0}')
  })
})
