import { importProblems } from './check-imports.ts'

const problems = await importProblems('.')
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(`${problems.length} import rules broken`)
  process.exitCode = 1
}
