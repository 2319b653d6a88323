import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Container } from '#ui/layout.tsx'
import { newsletter } from '#web/content/newsletter.ts'

/** The box once more, with what was wrong at the field. */
export function SubscribeAgain({ email, problem }: { email: string; problem: string | null }) {
  return (
    <Container className="py-section">
      <h1 className="type-h1">{newsletter.heading}</h1>
      <form method="post" action="/newsletter" className="mt-8 flex max-w-text flex-col items-start gap-5">
        <Field
          label={newsletter.label}
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={email}
          error={problem}
          className="w-full"
        />
        <Button type="submit">{newsletter.button}</Button>
        <p className="text-xs text-steel">{newsletter.consent}</p>
      </form>
    </Container>
  )
}
