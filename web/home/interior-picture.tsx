import { Container } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import type { InteriorWords } from '#web/content/home.ts'
import type { ShownPicture } from '#web/shown-picture.ts'

type InteriorPictureProps = { words: InteriorWords; shown: ShownPicture }

export function InteriorPicture({ words, shown }: InteriorPictureProps) {
  return (
    <section aria-labelledby="interior">
      <Picture
        {...shown}
        sizes="100vw"
        className="block aspect-[4/3] w-full bg-cover object-cover object-[50%_70%] lg:aspect-auto lg:h-[min(86svh,54rem)]"
      />
      <Container className="grid gap-4 pt-8 pb-section md:grid-cols-12 md:pt-12">
        <h2 id="interior" className="type-h2 md:col-span-6">
          {words.heading}
        </h2>
        <p className="max-w-text text-steel md:col-span-5 md:col-start-8 md:pt-2">{words.text}</p>
      </Container>
    </section>
  )
}
