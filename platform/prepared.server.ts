import type { Db } from './database.server.ts'

/**
 * A query that every checkout needs: its text is composed once a connection and parsed and planned once by the
 * database. Composing it anew costs more than sending it (docs/performance.md).
 */
export function prepared<Query>(
  name: string,
  compose: (db: Db) => { prepare(name: string): Query },
): (db: Db) => Query {
  const known = new WeakMap<Db, Query>()
  return (db) => {
    const found = known.get(db)
    if (found !== undefined) return found
    const query = compose(db).prepare(name)
    known.set(db, query)
    return query
  }
}

/** More different texts than this are composed for their values; they would only fill the database's memory. */
const MOST_NAMES = 40

/** The same for texts with parameters that a library composes: each gets a name of its own. */
export function statementNames(prefix: string): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_NAMES) return known
    const name = `${prefix} ${names.size + 1}`
    names.set(text, name)
    return name
  }
}
