import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { newsletter } from '#web/content/newsletter.ts'
import { useSubscription } from './use-subscription.ts'

/** Without script the form is posted as a page; with it the answer takes the form's place. */
export function NewsletterBox() {
  const { state, error, submit } = useSubscription()
  const done = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'done') done.current?.focus()
  }, [state])

  if (state === 'done') {
    return (
      <div role="status">
        <h3 ref={done} tabIndex={-1} className="type-h3">
          {newsletter.doneHeading}
        </h3>
        <p className="mt-3">{newsletter.doneText}</p>
        <p className="mt-3 text-sm text-steel">{newsletter.doneNote}</p>
      </div>
    )
  }
  return (
    <form method="post" action="/newsletter" onSubmit={submit}>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field
          label={newsletter.label}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          error={error}
          className="grow"
        />
        <Button type="submit" busy={state === 'sending'} className="sm:mt-[1.875rem]">
          {newsletter.button}
        </Button>
      </div>
      <p className="mt-4 text-xs text-steel">{newsletter.consent}</p>
    </form>
  )
}
