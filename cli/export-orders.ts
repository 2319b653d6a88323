import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { messageOf } from '#platform/problem.ts'
import { eachOrder } from '#shop/orders/list-orders.server.ts'
import { withExamples } from './examples.ts'
import { orderCsv } from './orders-as-csv.ts'
import { orderJson } from './orders-as-json.ts'
import { Refusal } from './refusal.ts'
import type { Tool } from './tool.ts'

type Options = { output?: string; json?: true }

export function addExport(program: Command, tool: Tool): void {
  const group = program.command('export').description('Data for other programs')
  const command = group
    .command('orders')
    .description('Every paid order as a spreadsheet (CSV) or with --json, oldest first')
    .option('--csv', 'as CSV (the usual)')
    .option('-o, --output <file>', 'into a file instead of onto the screen')
  withExamples(command, 'export orders --csv --output orders.csv', 'export orders --json').action(
    async (_options: unknown, self: Command) => {
      const { output, json }: Options = self.optsWithGlobals()
      const orders = eachOrder((await tool.database()).db)
      const text = json ? orderJson(orders) : orderCsv(orders)
      if (output === undefined) await toScreen(text)
      else await toFile(tool, text, tool.file(output))
    },
  )
}

async function toScreen(text: AsyncIterable<string>): Promise<void> {
  for await (const part of text) {
    if (!process.stdout.write(part)) await once(process.stdout, 'drain')
  }
}

async function toFile(tool: Tool, text: AsyncIterable<string>, file: string): Promise<void> {
  try {
    // It holds names and addresses: nobody but its owner reads it.
    await writeFile(file, text, { mode: 0o600 })
  } catch (error) {
    throw new Refusal(`The file ${file} cannot be written: ${messageOf(error)}.`, { cause: error })
  }
  tool.print.result({ file }, (out) => out.line(`The orders are in ${file}`, 'good'))
}
