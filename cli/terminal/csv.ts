/**
 * One line of a spreadsheet. A cell that begins like a formula gets an apostrophe in front, because a spreadsheet
 * would run what a buyer typed into a form; tab and carriage return begin one in some programs too.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

const LIKE_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u
const NEEDS_QUOTES = /[",\r\n\t';]/

function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = LIKE_A_FORMULA.test(text.trimStart()) || LIKE_A_FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
