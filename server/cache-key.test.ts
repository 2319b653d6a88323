import { describe, expect, it } from 'vitest'
import { cacheKey } from './cache-key.ts'

describe('what a page is kept under', () => {
  it.each([
    ['/', '/'],
    ['/product', '/product'],
    ['/product?utm_source=news&gclid=1', '/product'],
    ['/product.data', '/product.data'],
    ['/product.data?_routes=pages%2Fproduct', '/product.data'],
    ['/blog?category=science&utm_source=x', '/blog?category=science'],
    ['/blog.data?category=science', '/blog.data?category=science'],
    ['/blog?category=invented', '/blog'],
    ['/checkout?product=plunge-one&quantity=2', '/checkout'],
  ])('%s is %s', (url, key) => {
    expect(cacheKey(url)).toBe(key)
  })

  it.each([
    '/api/products',
    '/newsletter/confirm?token=x',
    '/sandbox/stripe',
    '/readyz',
    '/assets/none.js',
    '/Product',
    '/%2e%2e/etc',
    '//evil.example/product',
    '/product//',
    '/invented/../product',
    '/./product',
    `/${'a'.repeat(300)}`,
  ])('%s is never kept', (url) => {
    expect(cacheKey(url)).toBeNull()
  })
})
