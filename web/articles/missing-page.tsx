import { Container } from '#ui/layout.tsx'
import { notFoundWords } from '#web/content/error-words.ts'
import { ActionLinks } from '#web/guides/action-links.tsx'

/** An article or a policy that does not exist looks like any other unknown address. */
export function MissingPage() {
  return (
    <Container className="py-section">
      <h1 className="type-h1">{notFoundWords.heading}</h1>
      <p className="type-lead mt-6 mb-8 max-w-text text-steel">{notFoundWords.text}</p>
      <ActionLinks links={notFoundWords.links} />
    </Container>
  )
}
