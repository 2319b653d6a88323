import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouterContext, ServerBuild } from 'react-router'
import type { PageServices } from '#web/page-services.ts'

export type PageBuild = { build: ServerBuild; servicesContext: RouterContext<PageServices> }

/** What `react-router build` made. Its entry module carries the context object through which pages get their services. */
export async function loadPageBuild(file = 'build/server/index.js'): Promise<PageBuild> {
  const build = (await import(pathToFileURL(path.resolve(file)).href)) as ServerBuild
  const entry = build.entry.module as unknown as { pageServices: RouterContext<PageServices> }
  return { build, servicesContext: entry.pageServices }
}
