import type { Command } from 'commander'

/** Shown under a command's help, as the owner types them. */
export function withExamples(command: Command, ...lines: readonly string[]): Command {
  const typed = lines.map((line) => `  $ npm run shop -- ${line}`).join('\n')
  return command.addHelpText('after', `\nExamples:\n${typed}`)
}
