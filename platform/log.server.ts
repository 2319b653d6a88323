import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Personal data and secrets never reach a log: whoever logs an object with such a field logs '[hidden]'. */
const HIDDEN = [
  'name',
  'email',
  'phone',
  'address',
  'city',
  'to',
  'clientSecret',
  'client_secret',
  'token',
  'cookie',
  'authorization',
]

/** A mail server names the address that it refuses, in the middle of a sentence. */
const EMAIL = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g

export function createLog(options: { level?: string; to?: DestinationStream } = {}): Log {
  const settings = {
    level: options.level ?? 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: HIDDEN.flatMap((field) => [field, `*.${field}`]), censor: '[hidden]' },
    serializers: { err: describeError },
    hooks: { streamWrite: (line: string) => line.replaceAll(EMAIL, '[hidden]') },
  }
  return options.to ? pino(settings, options.to) : pino(settings)
}

type Described = { type: string; message: string; code?: string; stack: string[]; cause?: Described }

/** Only what is known to be harmless: a database error carries the values of the query in a dozen places. */
function describeError(error: unknown): Described | string {
  if (!(error instanceof Error)) return typeof error
  const { cause } = error
  const described = cause instanceof Error ? describeError(cause) : undefined
  return {
    type: error.name,
    message: error.message.split('\nparams:', 1)[0] ?? '',
    ...('code' in error ? { code: String(error.code) } : {}),
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(typeof described === 'object' ? { cause: described } : {}),
  }
}
