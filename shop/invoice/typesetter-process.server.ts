import { constants, setPriority } from 'node:os'
import * as pdf from '@react-pdf/renderer'
import { messageOf } from '#platform/problem.ts'
import { drawPaper } from './draw-paper.server.ts'
import type { Paper } from './paper.ts'
import { loadFonts } from './pdf-fonts.server.ts'

export type Typeset = { id: number } & ({ pdf: Uint8Array } | { problem: string })

/** An invoice can wait, the buyer at the checkout cannot. */
setPriority(constants.priority.PRIORITY_LOW)

// Ctrl-C reaches the whole group: what is in hand is finished for the shop, which then closes the line.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())

const print = await loadFonts(pdf.Font)

process.on('message', ({ id, paper }: { id: number; paper: Paper }) => {
  void set(paper).then(
    (content) => answer({ id, pdf: content }),
    (error: unknown) => answer({ id, problem: messageOf(error) }),
  )
})

const set = async (paper: Paper): Promise<Uint8Array> => pdf.renderToBuffer(drawPaper(pdf, paper, print))

const answer = (outcome: Typeset) => process.send?.(outcome)
