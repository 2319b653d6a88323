import type { Command } from 'commander'
import { messageOf } from '#platform/problem.ts'
import { problem, type Check, type Verdict } from './doctor/check.ts'
import { databaseChecks } from './doctor/database-checks.ts'
import { environmentChecks } from './doctor/environment-checks.ts'
import { diskCheck, keyCheck, shopChecks } from './doctor/machine-checks.ts'
import { withExamples } from './examples.ts'
import type { Look } from './terminal/table.ts'
import type { Tool } from './tool.ts'

const LOOKS: Readonly<Record<Verdict, Look>> = { good: 'good', warning: 'warning', problem: 'bad' }

export function addDoctor(program: Command, tool: Tool): void {
  const command = program
    .command('doctor')
    .description(
      'Looks for what is wrong: keys, webhook, ABN, sale, facts, disk, queue. Exit code 1 with a problem',
    )
  withExamples(command, 'doctor', 'doctor --json').action(async () => {
    const checks = await examine(tool)
    const problems = checks.filter(({ verdict }) => verdict === 'problem').length
    tool.print.result({ problems, checks }, (out) =>
      out.table(
        [{ title: 'Check' }, { title: '' }, { title: 'Finding' }],
        checks.map(({ name, verdict, says }) => [name, { text: verdict, look: LOOKS[verdict] }, says]),
      ),
    )
    if (problems > 0) process.exitCode = 1
  })
}

async function examine(tool: Tool): Promise<Check[]> {
  const env = tool.env()
  const dataDir = await tool.dataDir()
  return [
    ...environmentChecks(env),
    ...(await tried('Keys', async () => [await keyCheck((await tool.services()).payments)])),
    ...(await shopChecks(env)),
    ...(await tried('Database', async () =>
      databaseChecks(await tool.database(), tool.clock(), env.TRUST_PROXY),
    )),
    ...(await tried('Disk', async () => [await diskCheck(dataDir)])),
  ]
}

/** One thing that cannot be examined must not hide the others. */
async function tried(name: string, examineIt: () => Promise<Check[]>): Promise<Check[]> {
  try {
    return await examineIt()
  } catch (error) {
    return [problem(name, messageOf(error))]
  }
}
