import { defineConfig } from 'vitest/config'

// Three projects, so that `npm run verify` can leave the browser out and a unit test never waits for a database.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'build/**', 'data/**', '**/*.db.test.ts', '**/*.browser.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['**/*.db.test.ts'],
          exclude: ['**/node_modules/**', 'build/**', 'data/**'],
          globalSetup: ['./platform/testing/database-for-tests.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['**/*.browser.test.ts'],
          exclude: ['**/node_modules/**', 'build/**', 'data/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
