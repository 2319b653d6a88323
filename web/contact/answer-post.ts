import { data } from 'react-router'
import type { ContactStart } from '#shop/contact/contact-words.ts'
import { draftFromForm } from '#shop/contact/draft.ts'
import { checkMessage } from '#shop/contact/message.ts'
import type { PageContact } from '#web/page-services.ts'

const BAD_REQUEST = 400
const TOO_MANY = 429
const UNAVAILABLE = 503

/** The answer to a form that was posted without script: the same page, in the state that fits. */
export async function answerContactPost(request: Request, contact: PageContact) {
  const draft = draftFromForm(await request.formData())
  const checked = checkMessage(draft)
  if (!checked.ok) return answer({ state: 'form', draft, fields: checked.error, failed: false }, BAD_REQUEST)
  const sent = await contact.send(checked.value, request)
  if (sent.ok) return answer({ state: 'sent' })
  const status = sent.error.reason === 'too-many' ? TOO_MANY : UNAVAILABLE
  return answer({ state: 'form', draft, fields: {}, failed: true }, status)
}

const answer = (start: ContactStart, status = 200) => data(start, status)
