import { Command } from 'commander'
import { addBackup } from './backup.ts'
import { addDoctor } from './doctor.ts'
import { addExport } from './export-orders.ts'
import { addFacts } from './facts.ts'
import { addInvoice } from './invoice.ts'
import { addMail } from './mail.ts'
import { addMessages } from './messages.ts'
import { addOrder } from './order.ts'
import { addOrders } from './orders.ts'
import { addPerson } from './person.ts'
import { addPrice } from './price.ts'
import { addReconcile } from './reconcile.ts'
import { addRestore } from './restore.ts'
import { addSale } from './sale.ts'
import { addStatus } from './status.ts'
import { addStock } from './stock.ts'
import { addSubscribers } from './subscribers.ts'
import type { Tool } from './tool.ts'

/** The owner's tool. Every command is one file; this is their table of contents. */
export function createProgram(tool: Tool): Command {
  const program = new Command('shop')
    .description("The owner's tool: works beside the running shop, on the same database.")
    .option('--json', 'answer in JSON, for machines')
    .option('-y, --yes', 'answer every question with yes')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('Add --help to see how it is used.')
    .exitOverride()
    .hook('preAction', (_program, command) => tool.use(command.optsWithGlobals()))
    .addHelpText('after', '\nExit codes: 0 done, 1 refused in one sentence, 2 wrong usage.')
  addStatus(program, tool)
  addOrders(program, tool)
  addOrder(program, tool)
  addInvoice(program, tool)
  addStock(program, tool)
  addPrice(program, tool)
  addSale(program, tool)
  addMessages(program, tool)
  addSubscribers(program, tool)
  addMail(program, tool)
  addReconcile(program, tool)
  addPerson(program, tool)
  addBackup(program, tool)
  addRestore(program, tool)
  addExport(program, tool)
  addFacts(program, tool)
  addDoctor(program, tool)
  return program
}
