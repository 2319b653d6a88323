import type { Page, Request } from '@playwright/test'

/** A common phone: a little larger than the one that Lighthouse imitates. */
export const PHONE = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

export const WIDE = { viewport: { width: 1440, height: 900 } }

const KINDS = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'font',
  image: 'picture',
} as const
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other'

export type PageWeight = {
  /** Bytes of the bodies as they came over the wire, by kind. */
  bytes: Record<Kind, number>
  total: number
  requests: number
  /** Text that came without brotli. */
  uncompressed: string[]
}

/** Opens a page with an empty cache, waits until nothing more comes by itself, and weighs what came. */
export async function weigh(page: Page, path: string): Promise<PageWeight> {
  const finished: Request[] = []
  const note = (request: Request) => finished.push(request)
  page.on('requestfinished', note)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('requestfinished', note)
  const bytes: Record<Kind, number> = { html: 0, css: 0, script: 0, font: 0, picture: 0, other: 0 }
  const uncompressed: string[] = []
  for (const request of finished) {
    const kind = kindOf(request)
    const { responseBodySize } = await request.sizes()
    bytes[kind] += responseBodySize
    const encoding = (await (await request.response())?.allHeaders())?.['content-encoding']
    if (['html', 'css', 'script'].includes(kind) && encoding !== 'br') uncompressed.push(request.url())
  }
  const total = Object.values(bytes).reduce((sum, some) => sum + some, 0)
  return { bytes, total, requests: finished.length, uncompressed }
}

function kindOf(request: Request): Kind {
  const type = request.resourceType()
  return Object.entries(KINDS).find(([name]) => name === type)?.[1] ?? 'other'
}

/** How far the page jumped while it came: the sum of all layout shifts. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        // Entries that were kept for late listeners arrive with the next task.
        setTimeout(() => {
          resolve(sum)
        }, 200)
      }),
  )

/** Scripts that the first view has to wait for. */
export const blockingScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[
      ...document.querySelectorAll<HTMLScriptElement>(
        'script[src]:not([async]):not([defer]):not([type=module])',
      ),
    ].map(({ src }) => src),
    ...performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  ])
