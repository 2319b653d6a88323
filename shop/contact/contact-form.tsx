import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { ContactStart, ContactWords } from './contact-words.ts'
import { MessageSent } from './message-sent.tsx'
import { useContactForm } from './use-contact-form.tsx'

type ContactFormProps = {
  heading: string
  words: ContactWords
  start: ContactStart
  /** Who receives what is written here, and why. */
  privacyNotice: ReactNode
}

/** With script it asks the API; without, the page posts itself and is answered by the same page. */
export function ContactForm({ heading, words, start, privacyNotice }: ContactFormProps) {
  const { shown, sending, prepare, submit, startAgain } = useContactForm(start, words)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current === null) return
    // Alive, the form says itself what is missing, at the field.
    form.current.noValidate = true
    if (shown.state === 'form' && Object.keys(shown.fields).length > 0) {
      form.current.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
  }, [shown])

  if (shown.state === 'sent') {
    return <MessageSent words={words} takeFocus={shown !== start} onAgain={startAgain} />
  }
  const sentence = 'sentence' in shown ? shown.sentence : null
  return (
    <>
      <h2 className="type-h2 mb-8">{heading}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its fields' focus */}
      <form ref={form} method="post" action="/contact" onFocus={prepare} onSubmit={submit}>
        <ContactFields words={words} draft={shown.draft} fields={shown.fields} />
        {/* Beside the button that was pressed: the top of the form may be out of sight. */}
        {shown.failed && (
          <Notice tone="error" className="mt-6">
            {words.failedNotice} {sentence ?? words.failedAdvice}
          </Notice>
        )}
        <div className="mt-6">
          <Button type="submit" busy={sending}>
            {sending ? words.sending : words.send}
          </Button>
        </div>
        <p className="mt-5 max-w-text text-xs text-steel">{privacyNotice}</p>
      </form>
    </>
  )
}
