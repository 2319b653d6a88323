import type { ProductTexts } from '#web/content/product.ts'

const STAR_WIDTH = 22
const STAR = 'm10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.6L10 14.7l-5.1 2.7 1-5.6-4.1-4 5.7-.8z'

export function Stars({ texts }: { texts: ProductTexts }) {
  return (
    <p className="flex items-center gap-2 text-sm text-steel">
      <svg
        viewBox={`0 0 ${texts.stars * STAR_WIDTH} 20`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn, not a file
        role="img"
        aria-label={texts.starsLabel}
        fill="currentColor"
        className="h-4 text-cedar"
      >
        {Array.from({ length: texts.stars }, (_, star) => (
          <path key={star} d={STAR} transform={`translate(${star * STAR_WIDTH})`} />
        ))}
      </svg>
      {texts.reviews}
    </p>
  )
}
