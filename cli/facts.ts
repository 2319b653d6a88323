import type { Command } from 'commander'
import { factsToConfirm } from '#shop/catalogue/facts.ts'
import { withExamples } from './examples.ts'
import type { Tool } from './tool.ts'

export function addFacts(program: Command, tool: Tool): void {
  const command = program
    .command('facts')
    .description('What the shop says about product and service that you should confirm')
  withExamples(command, 'facts', 'facts --json').action(async () => {
    const facts = factsToConfirm()
    tool.print.result(facts, (out) => {
      for (const { name, title, value, why, shown, done, ask } of facts) {
        out.title(`${title} (${name})`)
        out.fields([
          ...(value === null ? [] : ([['Now', value]] as const)),
          ['Why', why],
          ['Shown', shown],
          ['Until then', done],
          ['Question', { text: ask, look: 'warning' }],
        ])
        out.line()
      }
      out.line(`${facts.length} to confirm.`)
    })
  })
}
