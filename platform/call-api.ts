/** A call that was answered, but not with success. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly bodyText: string

  constructor(status: number, statusText: string, bodyText: string) {
    super(`${status}: ${bodyText || statusText}`)
    this.status = status
    this.bodyText = bodyText
  }

  /** The answer as JSON, or an empty object when it is something else. */
  get body(): Record<string, unknown> {
    try {
      const parsed: unknown = JSON.parse(this.bodyText)
      return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
    } catch {
      return {}
    }
  }

  /** The sentence for people, never raw JSON. */
  get sentence(): string | null {
    const { error } = this.body
    return typeof error === 'string' ? error : null
  }
}

/** The browser's one way to call the API: with the session's cookie, JSON both ways, refusals as CallError. */
export async function callApi(
  path: string,
  payload?: unknown,
  options: { signal?: AbortSignal } = {},
): Promise<unknown> {
  const answer = await fetch(path, {
    credentials: 'same-origin',
    ...options,
    ...(payload === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new CallError(answer.status, answer.statusText, text)
  return text === '' ? null : JSON.parse(text)
}
