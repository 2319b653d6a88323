import type { KeptPage } from './kept-page.ts'

/** 30 pages and their data answers take about 4 MB; the bound only matters if someone invents addresses. */
const MOST_BYTES = 24 * 1024 * 1024

/** Several times the pages there are, data answers included. */
const MOST_KNOWN = 500

/** What came out of rendering: a page to keep, or an answer for those who asked meanwhile and nobody after them. */
export type Rendered<Passing> = { keep: KeptPage } | { pass: Passing }

export type PageCache<Passing = unknown> = {
  get(key: string): KeptPage | undefined
  /** One of the shop's own pages, known because it was kept before, or one that is being rendered for somebody else. */
  expects(key: string): boolean
  /** Renders once, however many ask at the same time. */
  fill(key: string, render: () => Promise<Rendered<Passing>>): Promise<Rendered<Passing>>
  drop(): void
}

/** Finished pages, all of one catalogue version: a change drops them together. */
export function createPageCache<Passing>(mostBytes = MOST_BYTES): PageCache<Passing> {
  let pages = new Map<string, KeptPage>()
  let rendering = new Map<string, Promise<Rendered<Passing>>>()
  let bytes = 0
  const known = new Set<string>()

  return {
    get: (key) => pages.get(key),
    expects: (key) => known.has(key) || rendering.has(key),
    fill(key, render) {
      const running = rendering.get(key)
      if (running) return running
      // A drop replaces both maps: what was rendered from the old catalogue then has nowhere to go.
      const home = pages
      const queue = rendering
      const work = render()
        .then((rendered) => {
          if ('keep' in rendered && pages === home && bytes + rendered.keep.bytes <= mostBytes) {
            home.set(key, rendered.keep)
            bytes += rendered.keep.bytes
            if (known.size < MOST_KNOWN) known.add(key)
          }
          return rendered
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
