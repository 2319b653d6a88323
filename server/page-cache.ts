import type { KeptPage } from './kept-page.ts'

/** 30 pages and their data answers take about 4 MB; the bound only matters if someone invents addresses. */
const MOST_BYTES = 24 * 1024 * 1024

export type PageCache = {
  get(key: string): KeptPage | undefined
  /** Renders once, however many ask at the same time. `null`: the answer is not one to keep. */
  fill(key: string, render: () => Promise<KeptPage | null>): Promise<KeptPage | null>
  drop(): void
}

/** Finished pages, all of one catalogue version: a change drops them together. */
export function createPageCache(mostBytes = MOST_BYTES): PageCache {
  let pages = new Map<string, KeptPage>()
  let rendering = new Map<string, Promise<KeptPage | null>>()
  let bytes = 0

  return {
    get: (key) => pages.get(key),
    fill(key, render) {
      const running = rendering.get(key)
      if (running) return running
      // A drop replaces both maps: what was rendered from the old catalogue then has nowhere to go.
      const home = pages
      const queue = rendering
      const work = render()
        .then((page) => {
          if (page && pages === home && bytes + page.bytes <= mostBytes) {
            home.set(key, page)
            bytes += page.bytes
          }
          return page
        })
        .finally(() => queue.delete(key))
      queue.set(key, work)
      return work
    },
    drop() {
      pages = new Map()
      rendering = new Map()
      bytes = 0
    },
  }
}
