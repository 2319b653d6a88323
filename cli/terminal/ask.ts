import { createInterface } from 'node:readline/promises'

/** Asked on standard error, so that what is piped on holds answers only. Anything but a clear yes is a no. */
export async function askYesNo(question: string): Promise<boolean> {
  const dialog = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await dialog.question(`${question} [y/N] `)
    return /^y(es)?$/i.test(answer.trim())
  } catch {
    return false
  } finally {
    dialog.close()
  }
}
