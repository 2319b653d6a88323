import { oneLine } from './plain-text.ts'

export type Column = { title: string; align?: 'right' }
export type Cell = string | { text: string; look: Look }
export type Look = 'good' | 'warning' | 'bad' | 'quiet'
export type Paint = (look: Look | 'title', text: string) => string

const GAP = '  '

/** Columns as wide as what is in them; the last one is cut to what is left of the terminal's width. */
export function tableLines(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  paint: Paint,
  width: number | undefined,
): string[] {
  const texts = rows.map((row) => row.map((cell) => oneLine(textOf(cell))))
  const widths = columns.map(({ title }, i) =>
    Math.max(title.length, ...texts.map((row) => row[i]?.length ?? 0)),
  )
  const line = (cells: readonly string[], looks: readonly (Look | 'title' | undefined)[]) =>
    cells
      .map((text, i) => {
        const last = i === columns.length - 1
        const room = last && width !== undefined ? Math.max(8, width - offsetOf(widths, i)) : text.length
        const shown = text.length > room ? `${text.slice(0, room - 1)}…` : text
        const size = widths[i] ?? 0
        const padded =
          columns[i]?.align === 'right' ? shown.padStart(size) : last ? shown : shown.padEnd(size)
        const look = looks[i]
        return look === undefined ? padded : paint(look, padded)
      })
      .join(GAP)
      .trimEnd()
  return [
    line(
      columns.map(({ title }) => title),
      columns.map(() => 'title' as const),
    ),
    ...texts.map((cells, r) => line(cells, rows[r]?.map(lookOf) ?? [])),
  ]
}

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text)
const lookOf = (cell: Cell): Look | undefined => (typeof cell === 'string' ? undefined : cell.look)

const offsetOf = (widths: readonly number[], column: number): number =>
  widths.slice(0, column).reduce((sum, size) => sum + size + GAP.length, 0)
