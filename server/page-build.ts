import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouterContext, ServerBuild } from 'react-router'
import type { PageServices } from '#web/page-services.ts'

export type PageBuild = { build: ServerBuild; servicesContext: RouterContext<PageServices> }

/** What `react-router build` made. Its entry module carries the context object through which pages get their services. */
export async function loadPageBuild(file = 'build/server/index.js'): Promise<PageBuild> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the build tool writes has no types of its own
  const build = (await import(pathToFileURL(path.resolve(file)).href)) as ServerBuild
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exported by web/entry.server.tsx
  const entry = build.entry.module as unknown as { pageServices: RouterContext<PageServices> }
  return { build, servicesContext: entry.pageServices }
}
