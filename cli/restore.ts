import type { Command } from 'commander'
import { restoreBackup } from '#platform/backup/restore-backup.server.ts'
import type { Transaction } from '#platform/database.server.ts'
import { readMigrations } from '#platform/migrations.server.ts'
import { MAIL_JOB } from '#platform/outbox.server.ts'
import type { SendOnlyJobs } from '#platform/send-only-jobs.server.ts'
import { REFUND_OVERSOLD_JOB } from '#shop/orders/settle-payment.server.ts'
import { withExamples } from './examples.ts'
import { leftOutOfBackups } from './left-out-of-backups.ts'
import { MIGRATIONS } from './open-database.ts'
import type { Tool } from './tool.ts'
import { when } from './when.ts'

export function addRestore(program: Command, tool: Tool): void {
  const command = program
    .command('restore')
    .description('Loads a backup into an empty database, before the shop is started on it')
    .argument('<file>', 'a file that backup wrote')
  withExamples(command, 'restore /backups/shop.gz').action(async (name: string) => {
    const file = tool.file(name)
    const database = await tool.rawDatabase()
    const jobs = tool.jobsOf(database)
    const { header, end } = await restoreBackup(database, file, {
      migrations: await readMigrations(MIGRATIONS),
      leaveOut: leftOutOfBackups,
      finish: (tx) => queueAgain(tx, jobs),
    })
    tool.print.result({ file, madeAt: header.madeAt, rows: end.rows }, (out) =>
      out.line(`The backup of ${when(new Date(header.madeAt))} is restored. Start the shop now.`, 'good'),
    )
  })
}

/** The job queue is not in the backup: what was waiting in it follows from the rows. */
async function queueAgain(tx: Transaction, jobs: SendOnlyJobs): Promise<void> {
  const mails = await tx.client.query<{ id: string }>(
    `select id from mails where status = 'queued' order by created_at`,
  )
  for (const { id } of mails.rows) await jobs.send(tx, MAIL_JOB, { mailId: id })
  const oversold = await tx.client.query<{ id: string }>(`select id from orders where status = 'oversold'`)
  for (const { id } of oversold.rows) await jobs.send(tx, REFUND_OVERSOLD_JOB, { orderId: id })
}
