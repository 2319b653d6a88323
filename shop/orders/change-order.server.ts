import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/database.server.ts'
import { prepared } from '#platform/prepared.server.ts'
import type { Order } from './order.ts'
import { toOrder } from './order-row.server.ts'
import { orders } from './tables.server.ts'

/** Taken by the statement that needs it: all other sales of the tub wait meanwhile. */
export const NEXT_INVOICE = 'next invoice number'

type Columns = Omit<typeof orders.$inferInsert, 'id' | 'number' | 'createdAt' | 'updatedAt' | 'invoiceNumber'>

export type OrderChange = Partial<Columns> & { readonly invoiceNumber?: typeof NEXT_INVOICE }

export async function changeOrder(db: Db, id: string, change: OrderChange, now: Date): Promise<Order> {
  const values = Object.entries({ ...change, updatedAt: now }).filter(([, value]) => value !== undefined)
  const update = updateOf(values.map(([name]) => name).toSorted())
  const [row] = await update(db).execute({ wanted: id, ...Object.fromEntries(values.map(encoded)) })
  if (!row) throw new Error(`Order ${id} vanished while it was being changed`)
  return toOrder(row)
}

const columns: Readonly<Record<string, { mapToDriverValue(value: unknown): unknown }>> =
  getTableColumns(orders)

/** As the column stores it, which a placeholder would also do to null. */
const encoded = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  value === null ? null : columns[name]?.mapToDriverValue(value),
]

/** One statement for each set of columns that are changed together. The code decides which: a few dozen at most. */
const updates = new Map<string, ReturnType<typeof compose>>()

function updateOf(names: readonly string[]) {
  const key = names.join(' ')
  const update = updates.get(key) ?? compose(`order change ${updates.size + 1}`, names)
  updates.set(key, update)
  return update
}

const compose = (name: string, names: readonly string[]) =>
  prepared(name, (db) =>
    db
      .update(orders)
      .set(Object.fromEntries(names.map((column) => [column, newValue(column)])))
      .where(eq(orders.id, sql.placeholder('wanted')))
      .returning(),
  )

const newValue = (column: string): SQL =>
  column === 'invoiceNumber' ? sql`nextval('invoice_numbers')` : sql`${sql.placeholder(column)}`
