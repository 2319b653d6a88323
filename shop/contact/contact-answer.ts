import * as z from 'zod/mini'
import { CONTACT_FIELDS, type ContactMessages } from './draft.ts'

const Answer = z.object({
  success: z.optional(z.boolean()),
  error: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})

export type ContactAnswer = { success: boolean; error: string | null; fields: ContactMessages }

/** Reads `success` and `error` of the answer; a stranger's answer, such as a proxy's page, counts as failed. */
export function readAnswer(body: unknown): ContactAnswer {
  const parsed = Answer.safeParse(body)
  if (!parsed.success) return { success: false, error: null, fields: {} }
  const { success = false, error = null, fields = {} } = parsed.data
  const known = CONTACT_FIELDS.flatMap((field) => {
    const message = fields[field]
    return message === undefined ? [] : [[field, message] as const]
  })
  return { success, error, fields: Object.fromEntries(known) }
}
