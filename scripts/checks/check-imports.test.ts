import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importProblems } from './check-imports.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'imports-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function plant(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  return importProblems(root)
}

test('a house in order has no problem', async () => {
  const files = {
    'shop/money/cents.ts': "import { createHash } from 'node:crypto'\nexport const cents = createHash",
    'shop/cart/cart.ts': "import { cents } from '#shop/money/cents.ts'\nexport const cart = cents",
    'shop/cart/cart-lines.tsx': "import { Button } from '#ui/button.tsx'\nexport const Lines = Button",
    'ui/button.tsx': 'export const Button = 1',
  }
  expect(await plant(files)).toEqual([])
})

test.each([
  ['a folder below', 'shop/money/x.ts', "import '#shop/cart/cart.ts'"],
  ['the interface from a rule', 'shop/cart/x.ts', "import '#ui/button.tsx'"],
  ['the API from a page', 'web/pages/x.tsx', "import '#api/errors.ts'"],
  ['the shop from the platform', 'platform/x.ts', "import '#shop/money/cents.ts'"],
  ['the shop from the sandbox', 'sandbox/stripe/x.ts', "import '#shop/money/cents.ts'"],
  ['a server file from a component', 'shop/cart/x.tsx', "import { a } from './store.server.ts'"],
  ['a server file re-exported', 'shop/cart/x.ts', "export { a } from './store.server.ts'"],
  ['a server file loaded later', 'web/x.ts', "export const a = import('#shop/orders/x.server.ts')"],
  ['Stripe outside payments', 'shop/orders/x.server.ts', "import Stripe from 'stripe'"],
  ['Drizzle outside the server', 'shop/orders/x.ts', "import { eq } from 'drizzle-orm'"],
  ['the environment elsewhere', 'server/x.ts', 'export const port = process.env.PORT'],
])('%s is refused', async (_what, file, text) => {
  expect(await plant({ [file]: text })).toHaveLength(1)
})

test('two files that need each other are refused', async () => {
  const files = {
    'shop/money/a.ts': "import { b } from './b.ts'\nexport const a = b",
    'shop/money/b.ts': "import { a } from './a.ts'\nexport const b = a",
  }
  expect(await plant(files)).toEqual([expect.stringContaining('cycle:')])
})
