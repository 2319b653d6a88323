import { ApiError } from './errors.ts'
import type { Caller } from './call.ts'

/** Any test key will do; none, or a live one, will not. */
export function keyKindOf(
  authorization: string | undefined,
  keyParam: string | undefined,
): Caller['keyKind'] {
  const key = fromHeader(authorization) ?? keyParam
  if (key === undefined || key === '') throw unauthorised('You did not provide an API key.')
  if (/^[sr]k_test_\w+$/.test(key)) return 'secret'
  if (/^pk_test_\w+$/.test(key)) return 'publishable'
  const shown = `${key.slice(0, 8)}…`
  throw unauthorised(`Invalid API key provided: ${shown} The sandbox takes sk_test_… and pk_test_… keys.`)
}

function fromHeader(authorization = ''): string | undefined {
  const [scheme, credentials = ''] = authorization.split(' ')
  if (scheme?.toLowerCase() === 'bearer') return credentials
  if (scheme?.toLowerCase() !== 'basic') return undefined
  // As `curl -u sk_test_…:` sends it: the key is the user name.
  return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0]
}

const unauthorised = (message: string) => new ApiError(401, { type: 'invalid_request_error', message })
