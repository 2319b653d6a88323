import type { Page } from '@playwright/test'
import { MODEL } from '#web/model.ts'
import { expect, test } from './test.ts'

// Without a graphics card the browser draws in software: right, but slow, and slower the larger the window.
const SOFTWARE = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const UNTIL_DRAWN = { timeout: 150_000 }

test.use({
  viewport: { width: 390, height: 560 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...SOFTWARE] }),
  // The viewer's own remark about a slow machine.
  allowedErrors: [/rAF timed out|GPU stall|swiftshader/i],
})
test.setTimeout(240_000)

const opensTheModel = async (page: Page) => {
  await page.goto('/product')
  await page.getByRole('button', { name: 'View in 3D' }).click()
  return page.getByRole('dialog', { name: 'Plunge One in 3D' })
}

const angle = (page: Page): Promise<number> =>
  page.locator('model-viewer').evaluate((viewer) => {
    if (!('getCameraOrbit' in viewer) || typeof viewer.getCameraOrbit !== 'function')
      throw new Error('The element was never made into a viewer')
    return Number(viewer.getCameraOrbit().theta)
  })

test('someone who only looks at the product page pays nothing for the model', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/product', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeVisible()
  expect(asked.filter((url) => /model-viewer|\.glb/.test(url))).toEqual([])
})

test('the tub opens in three dimensions, turns by button and key, and closes', async ({ page }) => {
  const dialog = await opensTheModel(page)
  await expect(dialog.getByText('Loading the model')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Turn left' })).toBeVisible(UNTIL_DRAWN)
  await expect(dialog.getByRole('img', { name: /clad in Canadian Red Cedar boards/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'View in your space' })).toBeHidden()

  for (const name of ['Close', 'Turn left', 'Turn right', 'Zoom in', 'Zoom out', 'Reset view'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })

  const atFirst = await angle(page)
  await dialog.getByRole('button', { name: 'Turn right' }).click()
  await expect.poll(() => angle(page), UNTIL_DRAWN).toBeGreaterThan(atFirst + 0.5)
  await dialog.getByRole('button', { name: 'Reset view' }).click()
  await expect.poll(() => angle(page), UNTIL_DRAWN).toBeLessThan(atFirst + 0.1)

  await dialog.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Math.abs((await angle(page)) - atFirst), UNTIL_DRAWN).toBeGreaterThan(0.15)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeFocused()
})

test.describe('when the model does not arrive', () => {
  test.use({
    allowedErrors: [
      /plunge-one\.glb|Failed to (?:load|fetch)|ERR_FAILED|rAF timed out|GPU stall|swiftshader/i,
    ],
  })

  test('the window says so, and another attempt brings it', async ({ page }) => {
    await page.route(`**${MODEL.model}`, (route) => route.abort())
    const dialog = await opensTheModel(page)
    await expect(dialog.getByRole('alert')).toContainText('could not be loaded', UNTIL_DRAWN)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText('Loading the model')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Turn left' })).toBeVisible(UNTIL_DRAWN)
  })
})

test('a browser without three-dimensional graphics is told so and fetches nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const dialog = await opensTheModel(page)
  await expect(dialog.getByText('This browser cannot show three-dimensional models.')).toBeVisible()
  expect(asked.filter((url) => /model-viewer|\.glb/.test(url))).toEqual([])
})
