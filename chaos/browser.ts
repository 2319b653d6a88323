export type Answer = { status: number; body: Record<string, unknown> }

/** Nobody looks at a spinner for longer. */
const PATIENCE_MS = 20_000

/** As much of a browser as a buyer needs: it keeps its cookie. A line that breaks is an answer without a status. */
export function openBrowser(shopUrl: string, sandboxUrl: string) {
  let cookie = ''

  async function call(url: string, init: RequestInit): Promise<Answer> {
    try {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
      const set = answer.headers.get('set-cookie')
      if (set !== null) cookie = set.split(';', 1)[0] ?? ''
      return { status: answer.status, body: parse(await answer.text()) }
    } catch {
      return { status: 0, body: {} }
    }
  }

  return {
    post: (path: string, payload: object) =>
      call(`${shopUrl}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: shopUrl,
          ...(cookie === '' ? {} : { cookie }),
        },
        body: JSON.stringify(payload),
      }),
    /** Straight to the payment provider, as its script in a browser does. */
    provider: (method: 'GET' | 'POST', path: string, fields: Record<string, string>) =>
      call(`${sandboxUrl}/v1${path}${method === 'GET' ? `?${new URLSearchParams(fields)}` : ''}`, {
        method,
        headers: { authorization: 'Bearer pk_test_sandbox' },
        ...(method === 'GET' ? {} : { body: new URLSearchParams(fields) }),
      }),
  }
}

export type Browser = ReturnType<typeof openBrowser>

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
  } catch {
    return {}
  }
}
