import { Container } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import type { ShownPicture } from '#web/shown-picture.ts'

/** The measure of the page, or the screen where that is narrower. */
export const WIDE_SIZES = '(min-width: 81rem) 75rem, 100vw'

/** The picture below the head of a text page: edge to edge on a phone, the full measure above. */
export function WidePicture({ shown }: { shown: ShownPicture }) {
  return (
    <Container className="max-sm:px-0 print:hidden">
      <Picture
        {...shown}
        sizes={WIDE_SIZES}
        priority
        className="aspect-[4/3] w-full object-cover sm:aspect-[2/1]"
      />
    </Container>
  )
}
