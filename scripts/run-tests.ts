import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { getBrowser } from '#e2e/find-browser.ts'
import { ensureBuilt } from '#server/build.ts'

type Count = { passed: number; failed: number }

const VitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((report): Count => ({ passed: report.numPassedTests, failed: report.numFailedTests }))

const PlaywrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }): Count => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))

/** `npm test` runs everything, `npm run verify` everything that needs no browser. Ends with one plain line. */
const quick = process.argv.includes('--quick')
const total: Count = { passed: 0, failed: 0 }

await check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'])
await check('route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen'])
await check('types', ['node_modules/typescript/bin/tsc', '--noEmit'])
await check('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--quiet'])
await check('import rules', ['scripts/checks/imports-now.ts'])
await vitest('unit and database tests', ['unit', 'database'])
if (!quick) await browserTests()

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function browserTests(): Promise<void> {
  const browser = await getBrowser((line) => console.log(line))
  if (browser === null) {
    total.failed += 1
    console.error(
      'No browser could be had, so the browser tests did not run. Type: npx playwright install --with-deps chromium',
    )
    return
  }
  await ensureBuilt((line) => console.log(line))
  await vitest('sandbox browser tests', ['browser'])
  await playwright()
}

async function check(name: string, args: readonly string[]): Promise<void> {
  const started = performance.now()
  const code = await run(args)
  count({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name}  ${seconds(started)}`)
}

async function vitest(name: string, projects: readonly string[]): Promise<void> {
  const started = performance.now()
  const report = `test-results/${projects.join('-')}.json`
  await rm(report, { force: true })
  const selected = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(['node_modules/vitest/vitest.mjs', 'run', ...selected, ...reporters])
  const counted = await readReport(report, VitestReport)
  settle(name, code, counted, started)
}

async function playwright(): Promise<void> {
  const started = performance.now()
  const report = 'test-results/e2e.json'
  await rm(report, { force: true })
  const code = await run(['node_modules/@playwright/test/cli.js', 'test'])
  const counted = await readReport(report, PlaywrightReport)
  settle('browser stories', code, counted, started)
}

/** A runner that failed without naming a failed test (it crashed, or found none) still counts as one. */
function settle(name: string, code: number, counted: Count, started: number): void {
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  count(counted)
  console.log(
    `${counted.failed === 0 ? 'ok' : 'FAILED'}  ${name}: ${counted.passed} passed, ${counted.failed} failed.  ${seconds(started)}`,
  )
}

async function readReport(file: string, shape: z.ZodType<Count>): Promise<Count> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? { passed: 0, failed: 1 } : shape.parse(JSON.parse(text))
}

function count({ passed, failed }: Count): void {
  total.passed += passed
  total.failed += failed
}

function seconds(started: number): string {
  return `(${((performance.now() - started) / 1000).toFixed(0)} s)`
}

function run(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
