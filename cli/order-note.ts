import { InvalidArgumentError, type Command } from 'commander'
import { noteEvent } from '#shop/orders/order-store.server.ts'
import { withExamples } from './examples.ts'
import { findOrder } from './find-order.ts'
import { printOrder } from './print-order.ts'
import type { Tool } from './tool.ts'

const LONGEST_NOTE = 2000

export function addNote(order: Command, tool: Tool): void {
  const command = order
    .command('note')
    .description('Writes a note into the diary of an order; only you see it')
    .argument('<number>', 'order number')
    .argument('<text>', 'the note', readNote)
  withExamples(command, 'order note PO-7K3M9XQ2 "Call before delivery, gate code 12"').action(
    async (typed: string, text: string) => {
      const found = await findOrder(tool, typed)
      await noteEvent((await tool.database()).db, found.id, 'note', tool.clock(), { text })
      printOrder(tool, found, `Noted at order ${found.number}.`)
    },
  )
}

function readNote(text: string): string {
  const note = text.trim()
  if (note === '' || note.length > LONGEST_NOTE) {
    throw new InvalidArgumentError(`A note has 1 to ${LONGEST_NOTE} characters.`)
  }
  return note
}
