import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { messagesOf } from '#shop/checkout/customer-info.ts'
import { ApiError } from './errors.ts'

/** Reads a JSON body once, at the edge: what comes out is what the schema says. */
export async function readJson<T extends z.ZodMiniType>(c: Context, schema: T): Promise<z.infer<T>> {
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new ApiError(415, {
      error: 'Please send JSON (content-type application/json).',
      code: 'unsupported_type',
    })
  }
  const parsed = schema.safeParse(parseJson(await c.req.text()))
  if (!parsed.success) throw invalid(messagesOf(parsed))
  return parsed.data
}

export function invalid(fields: Record<string, string>): ApiError {
  const error = Object.values(fields)[0] ?? 'Please check what you entered.'
  return new ApiError(422, { error, code: 'invalid', fields })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(400, { error: 'That is not valid JSON.', code: 'broken_json' })
  }
}
