import type { TableRow } from '#web/content/blocks.ts'

type FactsTableProps = { caption: string; rows: readonly TableRow[]; captionHidden?: boolean }

export function FactsTable({ caption, rows, captionHidden = false }: FactsTableProps) {
  return (
    <table className="w-full border-t border-line text-left text-sm">
      <caption className={captionHidden ? 'sr-only' : 'type-h4 pb-3 text-left'}>{caption}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-b border-line align-top">
            <th scope="row" className="w-2/5 py-3 pr-6 font-normal text-steel">
              {label}
            </th>
            <td className="py-3">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
