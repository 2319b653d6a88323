import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { leanRouter } from './web/bundle/lean-router.ts'

/**
 * Two groups, because thirty small files compress worse than two: what hardly ever changes, and what stands around
 * or on nearly every page. The rest is split by page, as the router does it.
 */
const GROUPS = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|web[\\/]bundle[\\/]/,
    priority: 2,
  },
  {
    name: 'shell',
    test: new RegExp(
      [
        /web[\\/](?:layout|catalogue|prose[\\/]prose-view|content[\\/]plain-text)/,
        /web[\\/]guides[\\/](?:section-head|action-links|split|wide-picture)/,
        /ui[\\/](?:badge|field|notice|page-head|picture|text-link|use-hydrated)/,
        /shop[\\/](?:money[\\/]format-aud|shipping[\\/]postcode-text)/,
      ]
        .map(({ source }) => String.raw`[\\/]${source}`)
        .join('|'),
    ),
    priority: 1,
  },
]

/** Our lazy parts have no styles of their own and few files: fetching them ahead of `import()` gains nothing. */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

export default defineConfig({
  plugins: [plainDynamicImports, leanRouter, tailwindcss(), reactRouter()],
  resolve: {
    // The icons' shapes come from lucide-react, drawn by a factory of twenty lines in place of its own.
    alias: [{ find: /^.*\/createLucideIcon\.mjs$/, replacement: path.resolve('ui/create-icon.ts') }],
  },
  // Drawn by the same factory in the server's page.
  ssr: { noExternal: ['lucide-react'] },
  build: { target: 'es2022', reportCompressedSize: false, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } } },
  },
})
