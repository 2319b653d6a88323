import type { Result } from '#platform/result.ts'

/** The tool says no, in one sentence, and ends with exit code 1; nothing was changed. */
export class Refusal extends Error {
  override name = 'Refusal'
}

export function accepted<T>(result: Result<T, string>): T {
  if (result.ok) return result.value
  throw new Refusal(result.error)
}
