import type { Command } from 'commander'
import { erasePerson } from '#shop/privacy/erase-person.server.ts'
import { exportPerson } from '#shop/privacy/export-person.server.ts'
import { withExamples } from './examples.ts'
import { readEmail } from './read-input.ts'
import { accepted, Refusal } from './refusal.ts'
import type { Tool } from './tool.ts'

export function addPerson(program: Command, tool: Tool): void {
  const person = program
    .command('person')
    .description('What the shop knows about a person, by e-mail address')
  const exporting = person
    .command('export')
    .description('Everything about a person, as JSON, for whoever asks for their data')
    .argument('<email>', 'e-mail address', readEmail)
  withExamples(exporting, 'person export ana@example.com > ana.json').action(async (email: string) => {
    const known = await exportPerson(await tool.database(), email)
    const rows = Object.values(known).filter(Array.isArray).flat()
    if (rows.length === 0) throw new Refusal(`Nothing is known about ${email}.`)
    process.stdout.write(`${JSON.stringify(known, null, 2)}\n`)
  })
  const erasing = person
    .command('erase')
    .description('Forgets a person; of finished orders stays what tax law needs for five years')
    .argument('<email>', 'e-mail address', readEmail)
  withExamples(erasing, 'person erase ana@example.com').action(async (email: string) => {
    const known = await exportPerson(await tool.database(), email)
    if (Object.values(known).filter(Array.isArray).flat().length === 0) {
      throw new Refusal(`Nothing is known about ${email}.`)
    }
    await tool.assertSure(`Erase ${email} for good?`)
    const erased = accepted(await erasePerson(await tool.services(), email))
    tool.print.result({ email, ...erased }, (out) => {
      out.line(`${email} is erased.`, 'good')
      out.fields([
        ['Orders stripped of address, e-mail and phone', String(erased.orders)],
        ['Unpaid checkouts deleted', String(erased.drafts)],
        ['Messages deleted', String(erased.messages)],
        ['Newsletter entries deleted', String(erased.subscriptions)],
        ['Mails deleted', String(erased.mails)],
      ])
      out.line('Older backups and the payment provider keep their own copies.', 'quiet')
    })
  })
}
