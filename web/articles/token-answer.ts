import { data } from 'react-router'
import type { Result } from '#platform/result.ts'
import type { TokenRefusal } from '#web/page-services.ts'

const NOT_FOUND = 404

export const tokenIn = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** Whatever the body says: mail programs post 'List-Unsubscribe=One-Click' (RFC 8058), people press the button. */
export async function actOnToken(
  request: Request,
  act: (token: string) => Promise<Result<null, TokenRefusal>>,
) {
  const done = await act(tokenIn(request))
  return done.ok ? data({ state: 'done' as const }) : data({ state: 'unknown' as const }, NOT_FOUND)
}

export const askForToken = (request: Request) =>
  tokenIn(request) === '' ? data({ state: 'unknown' as const }, NOT_FOUND) : data({ state: 'ask' as const })
