import type { Command } from 'commander'
import { withExamples } from './examples.ts'
import { findMail } from './mail-rows.ts'
import { readEmail } from './read-input.ts'
import { Refusal } from './refusal.ts'
import { oneLine } from './terminal/plain-text.ts'
import type { Tool } from './tool.ts'

/** Sent as a new mail with a Message-ID of its own: mail programs hide a second one of the same name. */
export function addResend(mail: Command, tool: Tool): void {
  const command = mail
    .command('resend')
    .description('Sends a mail anew, for somebody who lost it')
    .argument('<mail>', 'its id')
    .option('--to <email>', 'to another address', readEmail)
  withExamples(command, 'mail resend 3f2a9c01', 'mail resend 3f2a9c01 --to ana@example.com').action(
    async (typed: string, { to }: { to?: string }) => {
      const { kind, recipient, detail, about, status } = await findMail(tool, typed)
      if (status !== 'sent') throw new Refusal(`Mail '${typed}' has not been sent yet (${status}).`)
      const { database, outbox } = await tool.owner()
      const copy = { kind, to: to ?? recipient, detail, ...(about === null ? {} : { about }) }
      await database.transaction((tx) => outbox.add(tx, copy))
      tool.print.result(copy, (out) => out.line(oneLine(`A new '${kind}' to ${copy.to} is queued.`), 'good'))
    },
  )
}
