import { useState, type FormEvent } from 'react'
import { useToast } from '#ui/toast.tsx'
import type { ContactStart, ContactWords } from './contact-words.ts'
import { checkMessage, draftFromForm, EMPTY_DRAFT } from './message.ts'
import { sendMessage } from './send-message.ts'

export type ContactState =
  ContactStart | (Extract<ContactStart, { state: 'form' }> & { readonly sentence: string | null })

/** Idle, sending, then sent or failed. A failed form keeps what was typed, because the fields themselves hold it. */
export function useContactForm(start: ContactStart, words: ContactWords) {
  const [shown, setShown] = useState<ContactState>(start)
  const [sending, setSending] = useState(false)
  const toast = useToast()

  async function send(form: HTMLFormElement): Promise<void> {
    const draft = draftFromForm(new FormData(form))
    const checked = checkMessage(draft)
    if (!checked.ok) {
      setShown({ state: 'form', draft, fields: checked.error, failed: false })
      return
    }
    setSending(true)
    const sent = await sendMessage(checked.value)
    setSending(false)
    if (sent.ok) {
      setShown({ state: 'sent' })
      toast({ title: words.sentToast.title, description: words.sentToast.text })
      return
    }
    setShown({ state: 'form', draft, failed: true, ...sent.error })
    toast({ title: words.failedToast.title, description: words.failedToast.text, destructive: true })
  }

  return {
    shown,
    sending,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!sending) void send(event.currentTarget)
    },
    startAgain: () => {
      setShown({ state: 'form', draft: EMPTY_DRAFT, fields: {}, failed: false })
    },
  }
}
