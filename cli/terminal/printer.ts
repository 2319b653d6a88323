import { styleText } from 'node:util'
import { oneLine } from './plain-text.ts'
import { tableLines, type Cell, type Column, type Look, type Paint } from './table.ts'

export type Out = {
  line(text?: string, look?: Look): void
  title(text: string): void
  fields(pairs: readonly (readonly [name: string, value: Cell])[]): void
  table(columns: readonly Column[], rows: readonly (readonly Cell[])[]): void
}

export type Printer = {
  /** What a command found or did: for machines with --json, for people otherwise. */
  result(data: unknown, asText: (out: Out) => void): void
}

const STYLES = {
  good: 'green',
  warning: 'yellow',
  bad: 'red',
  quiet: 'gray',
  title: 'bold',
} as const

type Screen = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'> & NodeJS.WritableStream

/** Colour only where a terminal shows it, and never against NO_COLOR: styleText looks after both. */
export function createPrinter(screen: Screen, asJson: () => boolean): Printer {
  const paint: Paint = (look, text) => styleText(STYLES[look], text, { stream: screen })
  const write = (text: string) => void screen.write(`${text}\n`)
  const out: Out = {
    line: (text = '', look) => write(look === undefined ? text : paint(look, text)),
    title: (text) => write(paint('title', text)),
    fields(pairs) {
      const width = Math.max(...pairs.map(([name]) => name.length))
      for (const [name, value] of pairs) {
        const [text, look] = typeof value === 'string' ? [value] : [value.text, value.look]
        const shown = oneLine(text)
        write(`${name.padEnd(width)}  ${look === undefined ? shown : paint(look, shown)}`.trimEnd())
      }
    },
    table(columns, rows) {
      const width = screen.isTTY ? screen.columns : undefined
      for (const line of tableLines(columns, rows, paint, width)) write(line)
    },
  }
  return {
    result(data, asText) {
      if (asJson()) write(JSON.stringify(data, null, 2))
      else asText(out)
    },
  }
}
