import { expect, test } from 'vitest'
import { paragraphs } from './plain-text.ts'
import { tableLines, type Paint } from './table.ts'

const plain: Paint = (_look, text) => text
const marks: Paint = (look, text) => `<${look}>${text}</>`
const columns = [{ title: 'Order' }, { title: 'Total', align: 'right' }, { title: 'Name' }] as const

test('columns line up, numbers to the right', () => {
  const lines = tableLines(
    columns,
    [
      ['PO-2', '$5,199.00', 'Ana'],
      ['PO-22', '$1.00', 'Bo'],
    ],
    plain,
    undefined,
  )
  expect(lines).toEqual(['Order      Total  Name', 'PO-2   $5,199.00  Ana', 'PO-22      $1.00  Bo'])
})

test('the last column is cut to the width of the terminal', () => {
  const [, row] = tableLines(columns, [['PO-2', '$1.00', 'A very long name indeed']], plain, 30)
  expect(row).toBe('PO-2   $1.00  A very long nam…')
})

test('what a buyer typed cannot steer the terminal', () => {
  const [, row] = tableLines(columns, [['PO-2', '$1.00', '\u001B[2Jgone\r\nnext']], plain, undefined)
  expect(row).toBe('PO-2   $1.00  [2Jgone next')
  expect(paragraphs('a\r\n\u001B[31mb\u0007')).toBe('a\n [31mb ')
})

test('colour is put around the padded text, so that columns still line up', () => {
  const lines = tableLines(
    [{ title: 'A' }, { title: 'B' }],
    [[{ text: 'x', look: 'bad' }, 'y']],
    marks,
    undefined,
  )
  expect(lines).toEqual(['<title>A</>  <title>B</>', '<bad>x</>  y'])
})
