import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from 'vite'
import type { Import } from './import-rules.ts'

const SOURCE_ROOMS = [
  'ui',
  'shop',
  'platform',
  'web',
  'api',
  'cli',
  'server',
  'sandbox',
  'scripts',
  'e2e',
  'bench',
  'chaos',
]

export type SourceFile = { file: string; text: string; imports: readonly Import[] }

export async function readSources(root: string): Promise<SourceFile[]> {
  const sources: SourceFile[] = []
  for (const room of SOURCE_ROOMS) {
    const entries = await readdir(path.join(root, room), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    for (const entry of entries) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue
      const whole = path.join(entry.parentPath, entry.name)
      if (whole.includes('node_modules')) continue
      const file = path.relative(root, whole).split(path.sep).join('/')
      const text = await readFile(whole, 'utf8')
      sources.push({ file, text, imports: importsOf(file, text) })
    }
  }
  return sources
}

export function importsOf(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: Import[] = []
  for (const statement of module.staticImports) {
    const typeOnly = statement.entries.length > 0 && statement.entries.every((entry) => entry.isType)
    found.push({ from: file, to: resolve(file, statement.moduleRequest.value), typeOnly })
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ from: file, to: resolve(file, moduleRequest.value), typeOnly: isType })
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end)
    const [, literal] = /^['"`]([^'"`$]+)['"`]$/.exec(written) ?? []
    if (literal !== undefined) found.push({ from: file, to: resolve(file, literal), typeOnly: false })
  }
  return found
}

function resolve(file: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1)
  return target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target
}
