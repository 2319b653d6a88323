import { Container } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import { interior } from '#web/content/home.ts'
import { pictureAlt } from '#web/content/pictures-alt.ts'
import { picture } from '#web/pictures.ts'

export function InteriorPicture() {
  return (
    <section aria-labelledby="interior">
      <Picture
        picture={picture(interior.picture)}
        alt={pictureAlt[interior.picture]}
        sizes="100vw"
        className="block aspect-[4/3] w-full bg-cover object-cover object-[50%_70%] md:aspect-auto md:h-[min(86svh,54rem)]"
      />
      <Container className="grid gap-4 pt-8 pb-section md:grid-cols-12 md:pt-12">
        <h2 id="interior" className="type-h2 md:col-span-6">
          {interior.heading}
        </h2>
        <p className="max-w-text text-steel md:col-span-5 md:col-start-8 md:pt-2">{interior.text}</p>
      </Container>
    </section>
  )
}
