import { defineConfig } from 'vitest/config'

/** Generous, because the machine may be busy: slow is not wrong, and what never comes is still found. */
const patience = { testTimeout: 240_000, hookTimeout: 120_000, expect: { poll: { timeout: 40_000 } } }

// Three projects, so that `npm run verify` can leave the browser out and a unit test never waits for a database.
export default defineConfig({
  test: {
    // By itself it leaves one core to others, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          // Files share what they import: a test that leaves something behind would be wrong in one file, too.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'build/**', 'data/**', '**/*.db.test.ts', '**/*.browser.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          ...patience,
          isolate: false,
          include: ['**/*.db.test.ts'],
          exclude: ['**/node_modules/**', 'build/**', 'data/**'],
          globalSetup: ['./platform/testing/database-for-tests.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          ...patience,
          include: ['**/*.browser.test.ts'],
          exclude: ['**/node_modules/**', 'build/**', 'data/**'],
        },
      },
    ],
  },
})
