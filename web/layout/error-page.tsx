import { Button } from '#ui/button.tsx'
import { Container } from '#ui/layout.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { errorWords } from '#web/content/error-words.ts'

export function ErrorPage() {
  return (
    <Container className="py-section">
      <title>{errorWords.title}</title>
      <h1 className="type-h1">{errorWords.heading}</h1>
      <p className="type-lead mt-6 max-w-text text-steel">{errorWords.text}</p>
      <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
        <Button
          onClick={() => {
            window.location.reload()
          }}
        >
          {errorWords.retry}
        </Button>
        <LinkButton to="/contact" variant="secondary" reload>
          Contact us
        </LinkButton>
      </div>
    </Container>
  )
}
