import { expect, test } from 'vitest'
import { tellThings } from './page-things.ts'

const PAGE = '<html><head><title>Tub</title></head><body>Told in </head></body></html>'

test('facts stand in the head, one script each', () => {
  expect(tellThings(PAGE, [{ '@type': 'Brand', name: 'Plunge One' }])).toBe(
    '<html><head><title>Tub</title><script type="application/ld+json">' +
      '{"@context":"https://schema.org","@type":"Brand","name":"Plunge One"}</script></head><body>Told in </head></body></html>',
  )
})

test('no words can close the script or name a replacement', () => {
  const told = tellThings(PAGE, [{ '@type': 'Brand', name: "</script><b>$' $&" }])
  expect(told.match(/<\/script>/g)).toHaveLength(1)
  expect(told).toContain("$' $\\u0026")
})

test('a page without facts is left as it is', () => {
  expect(tellThings(PAGE, [])).toBe(PAGE)
})
