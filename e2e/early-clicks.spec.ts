import { expect, test } from './test.ts'

test('a button that is pressed before the script has come does its work once, as soon as it has', async ({
  page,
}) => {
  const said: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  await page.route('**/assets/framework-*.js', async (route) => {
    await released
    await route.continue()
  })
  const opened = page.goto('/product')
  const add = page.getByRole('button', { name: 'Add to Cart' }).first()
  await add.click()
  await add.click()
  expect(said).toEqual([])
  release()
  await opened
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(said).toHaveLength(1)
})
