import { Refusal } from './refusal.ts'

/** Ids are long: lists show their beginning, and that is enough to name one. */
export const shortId = (id: string): string => id.slice(0, 8)

/** The one row whose id begins so, or a sentence why not. */
export function onlyOne<T extends { id: string }>(rows: readonly T[], typed: string, thing: string): T {
  const [row, second] = rows
  if (row === undefined) throw new Refusal(`There is no ${thing} '${typed}'.`)
  if (second !== undefined)
    throw new Refusal(`More than one ${thing} begins with '${typed}': write more of it.`)
  return row
}

/** For `id::text like $1`: a typed percent sign must not match everything. */
export function idBeginning(typed: string, thing: string): string {
  const id = typed.trim().toLowerCase()
  if (!/^[0-9a-f-]{4,36}$/.test(id)) throw new Refusal(`There is no ${thing} '${typed}'.`)
  return `${id}%`
}
