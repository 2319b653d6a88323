import { Badge } from '#ui/badge.tsx'
import { Container } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import type { PictureCut } from '#ui/picture.tsx'
import type { HeroWords } from '#web/content/home.ts'
import type { ShownPicture } from '#web/shown-picture.ts'
import { HeroOffer } from './hero-offer.tsx'
import { HERO_SIZES } from './hero-sizes.ts'

type HeroProps = {
  hero: HeroWords
  shown: ShownPicture
  /** Portrait, for phones. */
  cuts: readonly PictureCut[]
  price: string | null
}

/** The tub at first light; the sky of dark timber above it carries the headline. */
export function Hero({ hero, shown, cuts, price }: HeroProps) {
  return (
    <>
      <div className="on-dark relative isolate overflow-hidden bg-ink text-paper">
        <Picture
          {...shown}
          cuts={cuts}
          sizes={HERO_SIZES}
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
      <HeroOffer hero={hero} price={price} />
    </>
  )
}
