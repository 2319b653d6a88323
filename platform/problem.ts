/**
 * Something the person who starts the shop can mend: a taken port, a wrong address, an unwritable folder.
 * It is printed as its one sentence, without a stack trace, and ends the process with exit code 1.
 */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** Node's system errors carry a code (EADDRINUSE, EACCES); everything else has none. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code
  }
  return undefined
}
