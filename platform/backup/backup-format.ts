import { z } from 'zod'

/**
 * A backup is one gzip file of lines:
 *   1. a header in JSON: when it was made, of which schema, which tables and columns, how far the sequences had counted
 *   2. for each table, in an order in which it can be loaded: its rows as COPY writes them, and a line with only `\.`,
 *      which COPY never writes for a row
 *   3. a last line in JSON: how many rows each table has, and the SHA-256 of everything before it
 * A file that was cut off has no last line, and a damaged one another checksum.
 */
export const FORMAT = 'postgres-backup/1'

export const BackupHeader = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  schemaVersion: z.number().int().positive(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), called: z.boolean() })),
})
export type BackupHeader = z.infer<typeof BackupHeader>

export const BackupEnd = z.object({
  rows: z.record(z.string(), z.number().int().min(0)),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type BackupEnd = z.infer<typeof BackupEnd>

export const END_OF_TABLE = '\\.\n'

export type BackupTable = BackupHeader['tables'][number]

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** `"orders" ("id", "number")`: columns are named, so that a column added later in another place does no harm. */
export const copyTarget = ({ name, columns }: BackupTable): string =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`
