import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import * as pdf from '@react-pdf/renderer'
import { messageOf } from '#platform/problem.ts'
import { drawPaper } from './draw-paper.server.ts'
import type { Paper } from './paper.ts'
import { loadFonts } from './pdf-fonts.server.ts'

export type Typeset = { id: number } & ({ pdf: Uint8Array } | { problem: string })

/** On Linux this is this thread's priority alone: an invoice can wait, the buyer at the checkout cannot. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const print = await loadFonts(pdf.Font)

parentPort?.on('message', ({ id, paper }: { id: number; paper: Paper }) => {
  void set(paper).then(
    (content) => answer({ id, pdf: content }),
    (error: unknown) => answer({ id, problem: messageOf(error) }),
  )
})

async function set(paper: Paper): Promise<Uint8Array> {
  return pdf.renderToBuffer(drawPaper(pdf, paper, print))
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const answer = (outcome: Typeset) => parentPort?.postMessage(outcome)
