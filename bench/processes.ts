import type { ChildProcess } from 'node:child_process'

const PATIENCE_MS = 120_000
const POLL_MS = 20

/** Waits until something answers there, whatever it says. */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`Nothing answers at ${url}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

const answers = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer()
      return true
    },
    () => false,
  )

/** Asks it to end, and waits until it has. */
export async function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}
