import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The distribution's browser where there is one; otherwise the one that Playwright installs. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
]

const FACES = [
  {
    family: 'Instrument Serif',
    weight: '400',
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
  },
  {
    family: 'Instrument Sans',
    weight: '400 700',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  },
]

/**
 * Sets type in the shop's own fonts, which the picture library could only find if they were installed in the system.
 * The result has no background unless the markup gives it one.
 */
export async function typeset(body: string, size: { width: number; height: number }): Promise<Buffer> {
  // Loaded here, so that checking the fingerprints needs no browser library.
  const { chromium } = await import('@playwright/test')
  const installed = existsSync(SYSTEM_CHROMIUM)
  const browser = await chromium.launch({
    ...(installed && { executablePath: SYSTEM_CHROMIUM }),
    args: ARGUMENTS,
  })
  try {
    const page = await browser.newPage({ viewport: size })
    await page.setContent(
      `<!doctype html><style>${fontFaces()} body { margin: 0 } svg { display: block }</style>${body}`,
    )
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot({ omitBackground: true })
  } finally {
    await browser.close()
  }
}

function fontFaces(): string {
  const require = createRequire(import.meta.url)
  return FACES.map(({ family, weight, file }) => {
    const bytes = readFileSync(require.resolve(file)).toString('base64')
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${bytes}) }`
  }).join('')
}
