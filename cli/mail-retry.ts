import type { Command } from 'commander'
import { retryMail } from '#shop/mail/mail-store.server.ts'
import { withExamples } from './examples.ts'
import { findMail, parkedMails } from './mail-rows.ts'
import { Refusal } from './refusal.ts'
import { shortId } from './rows-by-id.ts'
import type { Tool } from './tool.ts'

export function addRetry(mail: Command, tool: Tool): void {
  const command = mail
    .command('retry')
    .description('Tries parked mails again: one, or all of them')
    .argument('[mail]', 'its id; all parked ones when left out')
  withExamples(command, 'mail retry', 'mail retry 3f2a9c01').action(async (typed?: string) => {
    const wanted = typed === undefined ? await parkedMails(tool) : [await parked(tool, typed)]
    const { database, jobs } = await tool.owner()
    const retried: string[] = []
    for (const { id } of wanted) {
      if (await database.transaction((tx) => retryMail(tx, jobs, id))) retried.push(id)
    }
    tool.print.result({ retried }, (out) =>
      out.line(retried.length === 0 ? 'No mail is parked.' : `${retried.length} queued again.`, 'good'),
    )
  })
}

async function parked(tool: Tool, typed: string): Promise<{ id: string }> {
  const mail = await findMail(tool, typed)
  if (mail.status === 'parked') return mail
  throw new Refusal(`Mail ${shortId(mail.id)} is ${mail.status}, not parked: 'mail resend' sends it anew.`)
}
