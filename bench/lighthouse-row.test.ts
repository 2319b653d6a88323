import { expect, test } from 'vitest'
import { medianRow, readReport, type LighthouseRow } from './lighthouse-row.ts'

const clean = { score: 1, auditRefs: [] }

function reportWith(lcp: number) {
  return {
    categories: {
      performance: { score: 0.985, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
      accessibility: { score: 0.95, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
      'best-practices': clean,
      seo: { score: 1, auditRefs: [{ id: 'structured-data', weight: 0 }] },
    },
    audits: {
      'largest-contentful-paint': { score: 0.9, numericValue: lcp },
      'total-blocking-time': { score: 1, numericValue: 12.4 },
      'cumulative-layout-shift': { score: 1, numericValue: 0.0004 },
      'color-contrast': { score: 0 },
      'structured-data': { score: null },
    },
  }
}

test('a report becomes scores out of 100 and the names of what cost points', () => {
  expect(readReport('/product', reportWith(1444.6))).toEqual({
    page: '/product',
    runs: 1,
    performance: 99,
    accessibility: 95,
    bestPractices: 100,
    seo: 100,
    lcpMs: 1445,
    tbtMs: 12,
    cls: 0.0004,
    faults: ['color-contrast'],
  } satisfies LighthouseRow)
})

test('a page that did not load is no measurement', () => {
  const failed = { ...reportWith(0), runtimeError: { message: 'NO_FCP' } }
  expect(() => readReport('/', failed)).toThrow('NO_FCP')
})

test('one slow run does not move the median', () => {
  const [first, second, third] = [1500, 9000, 1400].map((lcp) => readReport('/', reportWith(lcp)))
  if (!first || !second || !third) throw new Error('three reports were read')
  expect(medianRow([first, second, third])).toMatchObject({
    runs: 3,
    lcpMs: 1500,
    faults: ['color-contrast'],
  })
})
