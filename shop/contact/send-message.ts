import { err, ok, type Result } from '#platform/result.ts'
import type { ContactDraft, ContactMessages } from './draft.ts'
import { readAnswer } from './contact-answer.ts'

/** What to say on the page; empty where nothing better is known than that it failed. */
export type SendFailure = { readonly sentence: string | null; readonly fields: ContactMessages }

/** Hands the message to the API. It never throws: whatever goes wrong, the page keeps what was typed. */
export async function sendMessage(draft: ContactDraft): Promise<Result<null, SendFailure>> {
  try {
    const answer = await fetch('/api/contact', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
    })
    const { success, error, fields } = readAnswer(await answer.json().catch(() => null))
    return answer.ok && success ? ok(null) : err({ sentence: error, fields })
  } catch {
    return err({ sentence: null, fields: {} })
  }
}
