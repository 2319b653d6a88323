import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { messageOf } from '#platform/problem.ts'
import { withExamples } from './examples.ts'
import { findOrder } from './find-order.ts'
import { Refusal } from './refusal.ts'
import type { Tool } from './tool.ts'

export function addInvoice(program: Command, tool: Tool): void {
  const command = program
    .command('invoice')
    .description('Writes the tax invoice of an order as a PDF file')
    .argument('<number>', 'order number')
    .option('-o, --output <file>', 'where to; invoice-NUMBER.pdf here when left out')
  withExamples(command, 'invoice PO-7K3M9XQ2', 'invoice PO-7K3M9XQ2 --output /tmp/invoice.pdf').action(
    async (typed: string, options: { output?: string }) => {
      const order = await findOrder(tool, typed)
      if (order.invoiceNumber === null) throw new Refusal(`Order ${order.number} has no invoice.`)
      const env = tool.env()
      // Loaded here only: it is by far the heaviest part of the tool.
      const { renderInvoice } = await import('#shop/invoice/render-invoice.server.ts')
      const pdf = await renderInvoice(order, {
        legalName: env.SHOP_LEGAL_NAME ?? 'Plunge One',
        abn: env.SHOP_ABN ?? null,
        phone: env.SHOP_PHONE,
        email: env.SHOP_EMAIL,
      })
      const file = tool.file(options.output ?? `invoice-${order.invoiceNumber}.pdf`)
      try {
        await writeFile(file, pdf)
      } catch (error) {
        throw new Refusal(`The invoice cannot be written: ${messageOf(error)}.`, { cause: error })
      }
      tool.print.result({ file, invoiceNumber: order.invoiceNumber }, (out) =>
        out.line(`Invoice ${order.invoiceNumber} of order ${order.number} is in ${file}`, 'good'),
      )
    },
  )
}
