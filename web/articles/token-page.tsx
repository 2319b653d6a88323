import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Container } from '#ui/layout.tsx'
import { TextLink } from '#ui/text-link.tsx'

export type TokenWords = {
  /** For the head of the page. */
  readonly description: string
  readonly heading: string
  readonly text: string
  readonly button: string
  readonly doneHeading: string
  readonly doneText: string
}

type TokenPageProps = { words: TokenWords; state: 'ask' | 'done' | 'unknown' }

/** Behind a link in a mail. Opening it changes nothing, because mail scanners open links too; the button acts. */
export function TokenPage({ words, state }: TokenPageProps) {
  if (state === 'done') return <Page heading={words.doneHeading} text={words.doneText} />
  if (state === 'unknown') {
    return (
      <Page
        heading="This link does not work"
        text="It may be incomplete, or older than the letters we keep track of."
      >
        <TextLink to="/contact">Write to us and we do it for you</TextLink>
      </Page>
    )
  }
  return (
    <Page heading={words.heading} text={words.text}>
      {/* Posts to the address of this page, token included. */}
      <form method="post">
        <Button type="submit">{words.button}</Button>
      </form>
    </Page>
  )
}

function Page({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <Container className="py-section">
      <h1 className="type-h1 max-w-[18ch]">{heading}</h1>
      <p className="type-lead mt-6 mb-8 max-w-text text-steel">{text}</p>
      {children}
    </Container>
  )
}
