import { brokenRule } from './import-rules.ts'
import { readSources, type SourceFile } from './read-imports.ts'

/** Every broken rule as one line: 'shop/cart/a.ts → shop/mail/b.ts: why'. */
export async function importProblems(root: string): Promise<string[]> {
  const sources = await readSources(root)
  return [...sources.flatMap(problemsOf), ...cycles(sources)]
}

function problemsOf({ file, text, imports }: SourceFile): string[] {
  const problems = imports.flatMap((found) => {
    const rule = brokenRule(found)
    return rule === null ? [] : [`${found.from} → ${found.to}: ${rule}`]
  })
  if (/\bprocess\.env\b/.test(text) && !mayReadEnvironment(file)) {
    problems.push(`${file}: the environment is read in platform/env.server.ts alone`)
  }
  return problems
}

/** Tools around the shop start processes and pass the environment on; the shop itself reads it in one place. */
const mayReadEnvironment = (file: string) =>
  file === 'platform/env.server.ts' ||
  file === 'server/build.ts' ||
  /^(?:scripts|e2e|bench|chaos)\//.test(file) ||
  /\.test\.tsx?$/.test(file) ||
  file.includes('/testing/')

/** Files that need each other cannot be read, or tested, one after the other. */
function cycles(sources: readonly SourceFile[]): string[] {
  const edges = new Map(
    sources.map(({ file, imports }) => [file, imports.filter((i) => !i.typeOnly).map((i) => i.to)]),
  )
  const done = new Set<string>()
  const found: string[] = []
  function visit(file: string, trail: readonly string[]): void {
    if (trail.includes(file)) {
      found.push(`cycle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`)
      return
    }
    if (done.has(file)) return
    for (const next of edges.get(file) ?? []) if (edges.has(next)) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return found
}
