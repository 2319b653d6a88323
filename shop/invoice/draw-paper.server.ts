import { createElement as h, type ReactElement } from 'react'
import type * as Pdf from '@react-pdf/renderer'
import type { Paper } from './paper.ts'
import { SANS, SERIF } from './pdf-fonts.server.ts'

const INK = '#0d1b1e'
const STEEL = '#4a5b5f'
const LINE = '#dcdedb'
const CEDAR = '#a24e28'

const STYLES = {
  page: {
    padding: '52 56 64',
    fontFamily: SANS,
    fontSize: 9.5,
    lineHeight: 1.5,
    color: INK,
    backgroundColor: '#fff',
  },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' },
  brand: { fontFamily: SERIF, fontSize: 20, lineHeight: 1.2 },
  rule: { height: 2, width: 36, backgroundColor: CEDAR, marginTop: 10 },
  seller: { width: '45%', textAlign: 'right', color: STEEL },
  title: { fontFamily: SERIF, fontSize: 34, lineHeight: 1.1, marginTop: 34 },
  facing: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 26, marginBottom: 30, gap: 28 },
  half: { width: '48%' },
  label: { color: STEEL, fontSize: 8.5 },
  fact: { flexDirection: 'row', gap: 10 },
  factLabel: { width: 84, color: STEEL },
  factValue: { flex: 1 },
  row: { flexDirection: 'row', borderBottomWidth: 0.75, borderBottomColor: LINE, paddingVertical: 8, gap: 8 },
  columns: { borderBottomColor: INK, paddingVertical: 5, color: STEEL, fontSize: 8.5 },
  totals: { marginTop: 12, marginLeft: '42%' },
  total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 3, gap: 16 },
  strong: { fontWeight: 600, fontSize: 12.5 },
  notes: { marginTop: 34, color: STEEL, gap: 6, width: '78%' },
  foot: { position: 'absolute', bottom: 34, left: 56, right: 56, color: STEEL, fontSize: 8 },
} satisfies Pdf.Styles

/** `print` makes a text that the embedded fonts can show: nothing reaches the page without it. */
export function drawPaper(
  { Document, Page, Text, View }: typeof Pdf,
  paper: Paper,
  print: (text: string) => string,
): ReactElement<Pdf.DocumentProps> {
  const text = (style: Pdf.Styles[string], words: string) => h(Text, { style }, print(words))
  const lines = (given: readonly string[]) => given.map((line, i) => h(Text, { key: i }, print(line)))
  const cells = (row: readonly string[]) =>
    paper.columns.map(({ share, align }, i) =>
      h(View, { key: i, style: { flexGrow: share, flexBasis: 0 } }, text({ textAlign: align }, row[i] ?? '')),
    )
  const [sellerName = '', ...sellerRest] = paper.seller
  const [buyerName = '', ...buyerRest] = paper.buyer
  const reference = `${paper.title} ${paper.facts[0]?.value ?? ''}, ${sellerName}`

  return h(
    Document,
    { title: reference, author: sellerName, language: 'en-AU' },
    h(
      Page,
      { size: 'A4', style: STYLES.page },
      h(
        View,
        { style: STYLES.head },
        h(View, null, text(STYLES.brand, 'Plunge One'), h(View, { style: STYLES.rule })),
        h(
          View,
          { style: STYLES.seller },
          text({ color: INK, fontWeight: 600 }, sellerName),
          lines(sellerRest),
        ),
      ),
      text(STYLES.title, paper.title),
      h(
        View,
        { style: STYLES.facing },
        h(
          View,
          { style: STYLES.half },
          text(STYLES.label, 'To'),
          text({ fontWeight: 600 }, buyerName),
          lines(buyerRest),
        ),
        h(
          View,
          { style: STYLES.half },
          paper.facts.map(({ label, value }) =>
            h(
              View,
              { key: label, style: STYLES.fact },
              text(STYLES.factLabel, label),
              text(STYLES.factValue, value),
            ),
          ),
        ),
      ),
      h(View, { style: [STYLES.row, STYLES.columns] }, cells(paper.columns.map(({ label }) => label))),
      paper.rows.map((row, i) => h(View, { key: i, style: STYLES.row, wrap: false }, cells(row))),
      h(
        View,
        { style: STYLES.totals, wrap: false },
        paper.totals.map(({ label, value, strong }) =>
          h(
            View,
            { key: label, style: strong === true ? [STYLES.total, STYLES.strong] : STYLES.total },
            text({}, label),
            text({}, value),
          ),
        ),
      ),
      h(View, { style: STYLES.notes, wrap: false }, lines(paper.notes)),
      h(Text, { style: STYLES.foot, fixed: true }, print(reference)),
    ),
  )
}
