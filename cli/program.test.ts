import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { createProgram } from './program.ts'
import { createTool } from './tool.ts'

function leaves(command: Command, path: string): { path: string; command: Command }[] {
  const below = command.commands.flatMap((child) => leaves(child, `${path} ${child.name()}`.trim()))
  // `stock` and `stock set` both do something; `order` alone only groups.
  const group = new Set(['', 'order', 'sale', 'subscribers', 'person', 'export'])
  return group.has(path) ? below : [{ path, command }, ...below]
}

function helpOf(command: Command): string {
  let help = ''
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
  return help
}

const commands = leaves(createProgram(createTool('/')), '')

test('the tool has every command that the owner was promised', () => {
  expect(commands.map(({ path }) => path).join('\n')).toBe(
    `status
orders
order show
order dispatch
order deliver
order ready
order amend
order cancel
order refund
order accept
order note
invoice
stock
stock set
price
price set
sale start
sale end
messages
messages show
messages done
subscribers export
mail
mail show
mail retry
mail resend
reconcile
person export
person erase
backup
restore
export orders
facts
doctor`,
  )
})

test.each(commands)('the help of $path shows how it is typed', ({ path, command }) => {
  expect(helpOf(command)).toContain(`Examples:\n  $ npm run shop -- ${path}`)
})
