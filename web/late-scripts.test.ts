import { expect, test } from 'vitest'
import { startScriptsLate } from './late-scripts.ts'

/** As React Router 8.4 writes it. */
const PAGE = `<html><head><link rel="modulepreload" href="/assets/manifest-1.js"/>\
<link rel="modulepreload" href="/assets/entry-2.js"/><link rel="modulepreload" href="/assets/shell-3.js"/></head><body>\
<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-4.js";
import * as route1 from "/assets/home-5.js";
  
  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/entry-2.js");</script></body></html>`

const late = startScriptsLate(PAGE)

test('nothing is fetched for the scripts before the first view is shown', () => {
  expect(late).not.toContain('<link rel="modulepreload"')
  expect(late).not.toMatch(/<script[^>]*async/)
  expect(late).not.toMatch(/(?:^|[;>])import[ "]/)
})

test('then all modules are fetched at once, and the one that wakes the page up runs last', () => {
  expect(late).toContain('["/assets/manifest-1.js","/assets/entry-2.js","/assets/shell-3.js"]')
  expect(late).toContain('if(part!="/assets/entry-2.js"){await import(part)')
  expect(late).toContain(
    'const route0=await import("/assets/root-4.js");const route1=await import("/assets/home-5.js");' +
      'window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};import("/assets/entry-2.js");</script>',
  )
})

test('a page that is written otherwise is left as it is', () => {
  const other = PAGE.replace('import("/assets/entry-2.js");', '')
  expect(startScriptsLate(other)).toBe(other)
})
