import type { Command } from 'commander'
import { withExamples } from './examples.ts'
import { csvLine } from './terminal/csv.ts'
import type { Tool } from './tool.ts'

type Subscriber = { email: string; consented_at: Date; confirmed_at: Date }

export function addSubscribers(program: Command, tool: Tool): void {
  const subscribers = program.command('subscribers').description('Readers of the newsletter')
  const command = subscribers
    .command('export')
    .description('Those who confirmed and have not unsubscribed, with when they consented, as CSV')
  withExamples(command, 'subscribers export', 'subscribers export --json').action(async () => {
    const { pool } = await tool.database()
    const { rows } = await pool.query<Subscriber>(
      `select email, consented_at, confirmed_at from subscribers
        where confirmed_at is not null and unsubscribed_at is null order by confirmed_at, email`,
    )
    tool.print.result(rows, () => {
      process.stdout.write(csvLine(['E-mail', 'Consented at', 'Confirmed at']))
      for (const { email, consented_at, confirmed_at } of rows) {
        process.stdout.write(csvLine([email, consented_at.toISOString(), confirmed_at.toISOString()]))
      }
    })
  })
}
