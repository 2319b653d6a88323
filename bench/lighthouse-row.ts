import { z } from 'zod'

export type LighthouseRow = {
  page: string
  runs: number
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** Names of the audits that cost points in a category other than performance. */
  faults: string[]
}

const category = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})

const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})

/** One report as a row; scores as Lighthouse shows them, out of 100. */
export function readReport(page: string, lhr: unknown): LighthouseRow {
  const { categories, audits, runtimeError } = Report.parse(lhr)
  if (runtimeError) throw new Error(`Lighthouse could not load ${page}: ${runtimeError.message}`)
  const measured = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const { performance, ...judged } = categories
  const faults = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  )
  return {
    page,
    runs: 1,
    performance: points(performance.score),
    accessibility: points(judged.accessibility.score),
    bestPractices: points(judged['best-practices'].score),
    seo: points(judged.seo.score),
    lcpMs: Math.round(measured('largest-contentful-paint')),
    tbtMs: Math.round(measured('total-blocking-time')),
    cls: measured('cumulative-layout-shift'),
    faults,
  }
}

const points = (score: number) => Math.round(score * 100)

/** The middle of every figure for itself; faults are kept if any run found them. */
export function medianRow(rows: readonly [LighthouseRow, ...LighthouseRow[]]): LighthouseRow {
  const middle = (figure: (row: LighthouseRow) => number): number => {
    const sorted = rows.map(figure).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    page: rows[0].page,
    runs: rows.length,
    performance: middle((row) => row.performance),
    accessibility: middle((row) => row.accessibility),
    bestPractices: middle((row) => row.bestPractices),
    seo: middle((row) => row.seo),
    lcpMs: middle((row) => row.lcpMs),
    tbtMs: middle((row) => row.tbtMs),
    cls: middle((row) => row.cls),
    faults: [...new Set(rows.flatMap(({ faults }) => faults))],
  }
}
