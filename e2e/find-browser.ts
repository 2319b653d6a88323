import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

const run = promisify(execFile)

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A browser of the machine, or the one that Playwright downloaded; null when there is none. */
export function findBrowser(): string | null {
  return [...PLACES, chromium.executablePath()].find((place) => existsSync(place)) ?? null
}

/** Keeps Chromium from talking to anyone but us; root has to run it without its sandbox. */
export const BROWSER_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** It is only a browser if it opens a page: a package without its libraries is a file that cannot run. */
export async function provesItself(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS, timeout: 120_000 })
    const page = await browser.newPage()
    await page.setContent('<title>works</title>')
    const title = await page.title()
    await browser.close()
    return title === 'works'
  } catch {
    return false
  }
}

/** Tries, in this order: what is there, the distribution's package (root only), Playwright's own download. */
export async function getBrowser(say: (line: string) => void): Promise<string | null> {
  const found = findBrowser()
  if (found && (await provesItself(found))) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('No browser found: installing the package chromium …')
    await run('apt-get', ['update', '-q']).catch(() => undefined)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['install', '-y', '-q', 'chromium'], { env }).catch(() => undefined)
    const installed = findBrowser()
    if (installed && (await provesItself(installed))) return installed
  }
  say('No browser found: asking Playwright to download one …')
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']).catch(
    () => undefined,
  )
  const downloaded = chromium.executablePath()
  return existsSync(downloaded) && (await provesItself(downloaded)) ? downloaded : null
}
