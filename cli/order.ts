import type { Command } from 'commander'
import { addAccept } from './order-accept.ts'
import { addAmend } from './order-amend.ts'
import { addCancel } from './order-cancel.ts'
import { addDeliver } from './order-deliver.ts'
import { addDispatch } from './order-dispatch.ts'
import { addNote } from './order-note.ts'
import { addReady } from './order-ready.ts'
import { addRefund } from './order-refund.ts'
import { addShow } from './order-show.ts'
import type { Tool } from './tool.ts'

export function addOrder(program: Command, tool: Tool): void {
  const order = program
    .command('order')
    .description('One order: show, dispatch, deliver, ready, amend, cancel, refund, accept, note')
  addShow(order, tool)
  addDispatch(order, tool)
  addDeliver(order, tool)
  addReady(order, tool)
  addAmend(order, tool)
  addCancel(order, tool)
  addRefund(order, tool)
  addAccept(order, tool)
  addNote(order, tool)
}
