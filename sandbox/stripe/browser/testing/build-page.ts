import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { buildBrowserScript } from '#sandbox/stripe/browser/build.ts'

/** The script under test and the page with the real React components, built once into a temporary folder. */
export async function buildTestFiles(folder: string): Promise<{ script: string; page: string }> {
  await buildBrowserScript(join(folder, 'stripe.js'))
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    // React's development build, because only that one mounts twice under StrictMode.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      lib: {
        entry: resolve(import.meta.dirname, 'page.tsx'),
        formats: ['iife'],
        name: 'TestPage',
        fileName: () => 'page.js',
      },
    },
  })
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  return { script: await read('stripe.js'), page: await read('page.js') }
}
