import { basename, dirname, resolve } from 'node:path'
import { build } from 'vite'

/** Bundles the browser script into one classic script that defines `window.Stripe` as soon as it runs. */
export async function buildBrowserScript(outFile: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      minify: true,
      outDir: dirname(resolve(outFile)),
      emptyOutDir: false,
      lib: {
        entry: resolve(import.meta.dirname, 'main.ts'),
        formats: ['iife'],
        name: 'SandboxStripe',
        fileName: () => basename(outFile),
      },
    },
  })
}

if (import.meta.main) {
  await buildBrowserScript(process.argv[2] ?? 'build/sandbox/stripe.js')
}
