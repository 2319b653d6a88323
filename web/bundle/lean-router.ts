import path from 'node:path'
import type { Plugin } from 'vite'

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]/

/** Parts of the router that this shop never turns on, and what stands in for each. A test holds their names together. */
export const STAND_INS = {
  'lib/dom/ssr/fog-of-war.js': 'whole-route-table.ts',
  'lib/router/instrumentation.js': 'no-instrumentation.ts',
} as const

/** Contexts and components that are made and then used by nobody; the names only show in React's own tools. */
const MADE = /^const (\w+) = (React\$1\.(?:createContext|forwardRef|memo)\()/gm
const NAMED = /^\w+\.displayName = "\w+";$/gm

/**
 * Leaves out of the browser's bundle what the shop does not use of the router: 3 KB of 35. The bundler cannot know that
 * making a context has no effect, that routes are never discovered, or that nobody listens in.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const inside = id.split(ROUTER)[1]?.replaceAll('\\', '/')
    const standIn = Object.entries(STAND_INS).find(([real]) => real === inside)?.[1]
    return standIn === undefined
      ? null
      : `export * from ${JSON.stringify(path.resolve('web/bundle', standIn))}`
  },
  transform: (code, id) =>
    ROUTER.test(id)
      ? { code: code.replaceAll(MADE, 'const $1 = /* @__PURE__ */ $2').replaceAll(NAMED, ''), map: null }
      : null,
}
