import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from './e2e/find-browser.ts'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // Two cores shared by two browsers, two shops and two databases, and perhaps by others: slow is not wrong.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Without a film of it: taking one costs every story a sixth of its time, and the snapshots show the same.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
  },
})
