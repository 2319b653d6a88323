import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

async function writes(page: Page, words: { email?: string; subject?: string } = {}): Promise<void> {
  await page.getByLabel('Name').fill('Kim Lee')
  await page.getByLabel('Email', { exact: true }).fill(words.email ?? 'kim@example.com')
  await page.getByLabel('Subject').fill(words.subject ?? 'A deck in Perth')
  await page.getByLabel('Message').fill('Will it fit?\nשלום 🧊')
}

test.describe('a visitor writes to the shop', () => {
  test('and hears that the message arrived, and can write another', async ({ page, shop }) => {
    await page.goto('/contact')
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/contact', async (route) => {
      await answered
      await route.continue()
    })
    await writes(page, { subject: 'A deck in Hobart' })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused()
    const toast = page.getByRole('region', { name: /Notifications/ })
    await expect(toast).toContainText('Message sent successfully!')
    await expect(toast).toContainText("We'll get back to you within 2 hours during business hours.")
    const { rows } = await shop.database.pool.query<{ message: string }>(
      "select message from contact_messages where subject = 'A deck in Hobart'",
    )
    expect(rows).toEqual([{ message: 'Will it fit?\nשלום 🧊' }])
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await expect(page.getByLabel('Message')).toHaveValue('')
    await expect(page.getByLabel('Name')).toHaveValue('')
  })

  test('and is told at the field what is missing', async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Kim')
    await page.getByLabel('Email', { exact: true }).fill('kim')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      /like name@example.com/,
    )
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Subject is required')
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Message is required')
    await expect(page.getByLabel('Name')).toHaveValue('Kim')
  })
})

test.describe('the message cannot be sent', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('and what was typed is still there', async ({ page }) => {
    await page.goto('/contact')
    await page.route('**/api/contact', (route) => route.abort())
    await writes(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    const toast = page.getByRole('region', { name: /Notifications/ })
    await expect(toast).toContainText('Failed to send message')
    await expect(toast).toContainText(/Please try again or contact us directly at \S+@\S+/)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Your message was not sent')
    await expect(page.getByLabel('Message')).toHaveValue('Will it fit?\nשלום 🧊')
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact form posts and answers with the same page', async ({ page, shop }) => {
    await page.goto('/contact')
    await writes(page, { subject: 'A deck in Darwin' })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
    const { rowCount } = await shop.database.pool.query(
      "select 1 from contact_messages where subject = 'A deck in Darwin'",
    )
    expect(rowCount).toBe(1)
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await expect(page.getByLabel('Message')).toHaveValue('')
  })
})

test('phone, e-mail, pickup and quick answers stand beside the form', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '1300 975 707' })).toHaveAttribute('href', 'tel:1300975707')
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(main.getByRole('heading', { name: 'Warehouse pickup' })).toBeVisible()
  await expect(main.getByText('Mon-Fri 9AM-5PM, Sat 9AM-2PM, Sun closed')).toBeVisible()
  await expect(main.getByText('Mon-Fri 9AM-6PM')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Quick Answers' })).toBeVisible()
})
