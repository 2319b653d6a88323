import { Option, type Command } from 'commander'
import { withExamples } from './examples.ts'
import { findMail, listMails, type StoredMail } from './mail-rows.ts'
import { addResend } from './mail-resend.ts'
import { addRetry } from './mail-retry.ts'
import { shortId } from './rows-by-id.ts'
import type { Cell } from './terminal/table.ts'
import type { Tool } from './tool.ts'
import { when } from './when.ts'

export function addMail(program: Command, tool: Tool): void {
  const mail = program
    .command('mail')
    .description('The last mails and how they fare')
    .addOption(new Option('--status <state>', 'only those').choices(['queued', 'sent', 'parked']))
  withExamples(mail, 'mail', 'mail --status parked', 'mail show 3f2a9c01', 'mail retry').action(
    async ({ status }: { status?: string }) => {
      const mails = await listMails(tool, status ?? null)
      tool.print.result(mails, (out) => {
        if (mails.length === 0) return out.line('No mails.')
        out.table(
          [{ title: 'Mail' }, { title: 'Made' }, { title: 'Kind' }, { title: 'State' }, { title: 'To' }],
          mails.map((row) => [
            shortId(row.id),
            when(row.created_at),
            row.kind,
            stateCell(row),
            row.recipient,
          ]),
        )
      })
    },
  )
  addShow(mail, tool)
  addRetry(mail, tool)
  addResend(mail, tool)
}

function addShow(mail: Command, tool: Tool): void {
  const command = mail
    .command('show')
    .description('One mail: to whom, tries, the last error')
    .argument('<mail>', 'its id')
  withExamples(command, 'mail show 3f2a9c01').action(async (typed: string) => {
    const row = await findMail(tool, typed)
    tool.print.result(row, (out) =>
      out.fields([
        ['Mail', row.id],
        ['Kind', row.kind],
        ['To', row.recipient],
        ['State', stateCell(row)],
        ['Made', when(row.created_at)],
        ['Sent', row.sent_at === null ? 'not yet' : when(row.sent_at)],
        ['Tries', String(row.attempts)],
        ['Last error', row.last_error ?? 'none'],
        ['Order', row.order_number ?? 'none'],
        ['Message-ID', row.message_id],
      ]),
    )
  })
}

function stateCell({ status }: StoredMail): Cell {
  if (status === 'parked') return { text: status, look: 'bad' }
  return status === 'queued' ? { text: status, look: 'warning' } : status
}
