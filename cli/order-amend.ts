import { InvalidArgumentError, type Command } from 'commander'
import { UnfinishedCustomerInfo } from '#shop/checkout/customer-info.ts'
import { amendOrder } from '#shop/orders/amend.server.ts'
import type { Customer } from '#shop/orders/order.ts'
import { withExamples } from './examples.ts'
import { printOrder } from './print-order.ts'
import { orderNumber } from './read-input.ts'
import { accepted, Refusal } from './refusal.ts'
import type { Tool } from './tool.ts'

type Field = keyof Customer
type Options = Partial<Customer> & { keepPrice?: boolean }

/** As the checkout reads them; only here an empty one means that the owner wants it gone. */
const FIELDS: Readonly<Record<Field, { label: string; mayBeEmpty: boolean }>> = {
  name: { label: "the buyer's name", mayBeEmpty: false },
  email: { label: 'e-mail address', mayBeEmpty: false },
  phone: { label: 'phone number', mayBeEmpty: true },
  address: { label: 'street address', mayBeEmpty: false },
  city: { label: 'city or suburb', mayBeEmpty: false },
  state: { label: 'state; follows the postcode when left out', mayBeEmpty: false },
  postcode: { label: 'postcode', mayBeEmpty: false },
  notes: { label: 'delivery notes', mayBeEmpty: true },
}

export function addAmend(order: Command, tool: Tool): void {
  const command = order
    .command('amend')
    .description('Corrects address, e-mail or name before dispatch: the buyer gets a mail')
    .argument('<number>', 'order number')
  for (const field of fieldNames) {
    command.option(`--${field} <text>`, FIELDS[field].label, (text) => readField(field, text))
  }
  command.option('--keep-price', 'deliver to a place that costs another amount for what was paid')
  withExamples(
    command,
    'order amend PO-7K3M9XQ2 --email ana@example.com',
    'order amend PO-7K3M9XQ2 --address "2 Low Street" --city Parramatta --postcode 2150',
  ).action(async (typed: string, { keepPrice = false, ...given }: Options) => {
    const change = Object.fromEntries(Object.entries(given).filter(([name]) => name in FIELDS))
    if (Object.keys(change).length === 0) throw new Refusal('Say what to correct: see --help.')
    const number = orderNumber(typed)
    const changed = accepted(await amendOrder(await tool.owner(), number, { change, keepPrice }))
    printOrder(tool, changed, `Order ${number} was corrected. A mail to ${changed.customer.email} is queued.`)
  })
}

const fieldNames: readonly Field[] = [
  'name',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'postcode',
  'notes',
]

function readField(field: Field, text: string): string {
  const typed = field === 'state' ? text.trim().toUpperCase() : text
  const parsed = UnfinishedCustomerInfo.shape[field].safeParse(typed)
  if (!parsed.success) throw new InvalidArgumentError(`${parsed.error.issues[0]?.message ?? 'Not valid'}.`)
  if (parsed.data === '' && !FIELDS[field].mayBeEmpty) throw new InvalidArgumentError('It cannot be empty.')
  return parsed.data
}
