import { useState, type FormEvent } from 'react'
import { useToast } from '#ui/toast.tsx'
import type { ContactStart, ContactWords } from './contact-words.ts'
import { draftFromForm, EMPTY_DRAFT, type ContactDraft } from './draft.ts'
import type { SendFailure } from './send-message.ts'

/** The rules for a message and the way to send it: not needed before someone turns to the form. */
const loadRules = () => Promise.all([import('./message.ts'), import('./send-message.ts')])

export type ContactState =
  ContactStart | (Extract<ContactStart, { state: 'form' }> & { readonly sentence: string | null })

/** Idle, sending, then sent or failed. A failed form keeps what was typed, because the fields themselves hold it. */
export function useContactForm(start: ContactStart, words: ContactWords) {
  const [shown, setShown] = useState<ContactState>(start)
  const [sending, setSending] = useState(false)
  const toast = useToast()

  async function send(form: HTMLFormElement): Promise<void> {
    const draft = draftFromForm(new FormData(form))
    setSending(true)
    const failure = await checkAndSend(draft)
    setSending(false)
    if (failure === null) {
      setShown({ state: 'sent' })
      toast({ title: words.sentToast.title, description: words.sentToast.text })
      return
    }
    setShown({ state: 'form', draft, ...failure })
    if (!failure.failed) return
    toast({ title: words.failedToast.title, description: words.failedToast.text, destructive: true })
  }

  return {
    shown,
    sending,
    prepare: () => {
      // It is tried again when the form is sent.
      loadRules().catch(() => undefined)
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!sending) void send(event.currentTarget)
    },
    startAgain: () => {
      setShown({ state: 'form', draft: EMPTY_DRAFT, fields: {}, failed: false })
    },
  }
}

/** Null once it has been sent. What is wrong at a field is not a failure: it was never sent. */
async function checkAndSend(draft: ContactDraft): Promise<(SendFailure & { failed: boolean }) | null> {
  try {
    const [{ checkMessage }, { sendMessage }] = await loadRules()
    const checked = checkMessage(draft)
    if (!checked.ok) return { failed: false, fields: checked.error, sentence: null }
    const sent = await sendMessage(checked.value)
    return sent.ok ? null : { failed: true, ...sent.error }
  } catch {
    return { failed: true, fields: {}, sentence: null }
  }
}
