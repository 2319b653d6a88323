/** What a sandbox answers at /healthz, and nobody else. */
export const SIGN_OF_LIFE = { status: 'alive', service: 'stripe-sandbox' }

const PATIENCE_MS = 2000

/** The address of a sandbox that runs on this port already: several shops can share one that runs on its own. */
export async function findRunningSandbox(port: number): Promise<string | null> {
  if (port === 0) return null
  const url = `http://127.0.0.1:${port}`
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return (await answer.text()) === JSON.stringify(SIGN_OF_LIFE) ? url : null
  } catch {
    return null
  }
}
