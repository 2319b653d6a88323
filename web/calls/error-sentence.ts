/** The sentence that an error answer of the API holds for people, or null when it is not one of ours. */
export async function sentenceOfError(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null)
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  return typeof body.error === 'string' ? body.error : null
}
