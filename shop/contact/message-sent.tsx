import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import type { ContactWords } from './contact-words.ts'

type MessageSentProps = { words: ContactWords; takeFocus: boolean; onAgain: () => void }

export function MessageSent({ words, takeFocus, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (takeFocus) heading.current?.focus()
  }, [takeFocus])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="type-h2">
        {words.sentHeading}
      </h2>
      <p className="type-lead mt-5 max-w-text">{words.sentText}</p>
      {/* A form of its own, so that the button also works without script. */}
      <form
        method="get"
        action="/contact"
        className="mt-8"
        onSubmit={(event) => {
          event.preventDefault()
          onAgain()
        }}
      >
        <Button type="submit" variant="secondary">
          {words.sendAnother}
        </Button>
      </form>
    </div>
  )
}
