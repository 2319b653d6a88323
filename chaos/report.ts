import { kills } from './faults.ts'
import type { ChaosReport } from './run.ts'

export function reportLines(report: ChaosReport): string[] {
  const { faults, endings, tally, losses, seconds } = report
  const table = (rows: Iterable<readonly [string, number]>) =>
    [...rows].map(([name, count]) => `| ${name.padEnd(46)} | ${String(count).padStart(6)} |`)
  const heading = (left: string, right: string) => [
    `| ${left.padEnd(46)} | ${right.padStart(6)} |`,
    `|${'-'.repeat(48)}|${'-'.repeat(7)}:|`,
  ]
  const kinds = new Set(kills.map(({ name }) => name))
  const killed = [...faults].reduce((sum, [name, count]) => sum + (kinds.has(name) ? count : 0), 0)
  const struck = [...faults.values()].reduce((sum, count) => sum + count, 0)
  const begun = [...endings.values()].reduce((sum, count) => sum + count, 0)
  return [
    ...heading('fault', 'made'),
    ...table([...faults].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    '',
    ...heading('how checkouts ended', 'count'),
    ...table(endings),
    '',
    ...heading('at the end', 'count'),
    ...table([
      ['payments that succeeded', tally.payments],
      ['orders', tally.orders],
      ['payments refunded in full', tally.refunds],
      ['mails queued, and arrived', tally.mails],
      ['mails that arrived again under the same name', tally.repeats],
      ['losses', losses.length],
    ]),
    '',
    ...losses.map((loss) => `LOST: ${loss}`),
    `${begun} checkouts under ${struck} faults, ${killed} of them kills, in ${seconds} s: ${losses.length === 0 ? 'nothing was lost' : `${losses.length} losses`}.`,
  ]
}
