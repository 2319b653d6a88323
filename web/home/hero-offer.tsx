import { Container } from '#ui/layout.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { HeroWords } from '#web/content/home.ts'

export function HeroOffer({ hero, price }: { hero: HeroWords; price: string | null }) {
  return (
    <Container className="pt-8 md:pt-10">
      <div className="grid gap-8 lg:grid-cols-[1fr_auto] lg:items-start lg:gap-16">
        <div className="grid gap-6 md:grid-cols-[auto_1fr] md:gap-12">
          {price !== null && (
            <div className="shrink-0">
              <p className="text-sm text-steel">{hero.priceLabel}</p>
              <p className="font-serif text-[3.25rem] leading-none tracking-tight">{price}</p>
              <ul className="mt-3 flex flex-wrap gap-x-2 text-sm text-steel">
                {hero.assurances.map((assurance) => (
                  <li key={assurance} className="not-first:before:mr-2 not-first:before:content-['·']">
                    {assurance}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className="max-w-[34rem] md:pt-1">
            <p>{hero.lead}</p>
            <p className="mt-2 text-xs text-balance text-steel">{hero.priceNote}</p>
          </div>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row lg:flex-col lg:pt-1 xl:flex-row">
          <LinkButton to={hero.primary.to}>{hero.primary.text}</LinkButton>
          <LinkButton to={hero.secondary.to} variant="secondary">
            {hero.secondary.text}
          </LinkButton>
        </div>
      </div>
      <ul className="mt-10 grid grid-cols-2 border-y border-line text-sm md:grid-cols-4">
        {hero.highlights.map((highlight) => (
          <li
            key={highlight}
            className="border-line py-4 max-md:odd:border-r max-md:even:pl-5 max-md:nth-[n+3]:border-t md:not-first:border-l md:not-first:pl-6"
          >
            {highlight}
          </li>
        ))}
      </ul>
    </Container>
  )
}
