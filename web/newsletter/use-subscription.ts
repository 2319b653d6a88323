import { useState } from 'react'
import type { FormEvent } from 'react'
import { sentenceOfError } from '#web/calls/error-sentence.ts'

const FAILED = 'Sorry, we could not take your address just now. Please try again in a moment.'

export type Subscription = {
  readonly state: 'form' | 'sending' | 'done'
  readonly error: string | null
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

export function useSubscription(): Subscription {
  const [state, setState] = useState<Subscription['state']>('form')
  const [error, setError] = useState<string | null>(null)

  async function send(form: HTMLFormElement): Promise<void> {
    setState('sending')
    setError(null)
    const problem = await subscribe(new FormData(form).get('email'))
    setState(problem === null ? 'done' : 'form')
    setError(problem)
    if (problem !== null) form.querySelector('input')?.focus()
  }

  return {
    state,
    error,
    submit: (event) => {
      event.preventDefault()
      if (state !== 'sending') void send(event.currentTarget)
    },
  }
}

/** Null when the address was taken, otherwise what to tell the reader. */
async function subscribe(email: FormDataEntryValue | null): Promise<string | null> {
  try {
    const answer = await fetch('/api/newsletter', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    return answer.ok ? null : ((await sentenceOfError(answer)) ?? FAILED)
  } catch {
    return FAILED
  }
}
