import { Badge } from '#ui/badge.tsx'
import { Container } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import { hero } from '#web/content/home.ts'
import { pictureAlt } from '#web/content/pictures-alt.ts'
import { picture } from '#web/pictures.ts'
import { HERO_CUTS, HERO_SIZES } from './hero-picture.ts'
import { HeroOffer } from './hero-offer.tsx'

/** The tub at first light; the sky of dark timber above it carries the headline. */
export function Hero({ price }: { price: string | null }) {
  return (
    <>
      <div className="on-dark relative isolate overflow-hidden bg-ink text-paper">
        <Picture
          picture={picture('hero-wide')}
          cuts={HERO_CUTS}
          sizes={HERO_SIZES}
          alt={pictureAlt['hero-wide']}
          priority
          className="block aspect-[3/4] w-full bg-cover object-cover sm:aspect-auto sm:h-[clamp(28rem,min(66svh,62vw),48rem)] sm:object-[66%_70%]"
        />
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-3/5 bg-linear-to-b from-ink/75 via-ink/35 to-transparent"
        />
        <Container className="absolute inset-x-0 top-0 pt-8 sm:pt-[clamp(1.5rem,3.2svh,3rem)]">
          <Badge tone="dark">{hero.badge}</Badge>
          <h1 className="type-hero mt-4 max-w-[8ch] sm:max-w-none">{hero.headline}</h1>
        </Container>
      </div>
      <HeroOffer price={price} />
    </>
  )
}
