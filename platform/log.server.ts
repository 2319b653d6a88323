import { pino, type Logger } from 'pino'

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

export function createLog(options: { level?: string } = {}): Log {
  return pino({
    level: options.level ?? 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: HIDDEN.flatMap((field) => [field, `*.${field}`]), censor: '[hidden]' },
  })
}
