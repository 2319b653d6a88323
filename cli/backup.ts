import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { writeBackup } from '#platform/backup/write-backup.server.ts'
import { withExamples } from './examples.ts'
import { leftOutOfBackups } from './left-out-of-backups.ts'
import type { Tool } from './tool.ts'

export function addBackup(program: Command, tool: Tool): void {
  const command = program
    .command('backup')
    .description('Writes everything into one file, while the shop runs; keep it safe, it holds personal data')
    .argument('<file>', 'where to; one that is there is replaced when the new one is complete')
  withExamples(command, 'backup /backups/shop.gz', 'backup "/backups/shop-$(date +%F).gz"').action(
    async (name: string) => {
      const file = tool.file(name)
      const { pool } = await tool.database()
      const made = await writeBackup(pool, file, { now: tool.clock(), leaveOut: leftOutOfBackups })
      const { size } = await stat(file)
      tool.print.result({ file, bytes: size, ...made }, (out) => {
        const rows = Object.values(made.rows).reduce((sum, count) => sum + count, 0)
        out.line(
          `${rows} rows of ${Object.keys(made.rows).length} tables are in ${file} (${size} bytes).`,
          'good',
        )
      })
    },
  )
}
