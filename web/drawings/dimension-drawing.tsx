import { useId } from 'react'
import { dimensionPlan, type DrawnPath, type Size } from './dimension-plan.ts'

const LOOK: Record<DrawnPath['role'], { stroke: string; strokeWidth: number; strokeOpacity?: number }> = {
  outline: { stroke: 'currentColor', strokeWidth: 1.5 },
  detail: { stroke: 'currentColor', strokeWidth: 1, strokeOpacity: 0.35 },
  measure: { stroke: '#a24e28', strokeWidth: 1.5 },
}

/** Tub and chiller from the front and from the side, to scale. Lines keep their weight at any size. */
export function DimensionDrawing({
  tub,
  chiller,
  className,
}: {
  tub: Size
  chiller: Size
  className?: string
}) {
  const id = useId()
  const plan = dimensionPlan(tub, chiller)
  return (
    <svg
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline, so that it takes the colour and type of the page
      role="img"
      aria-labelledby={`${id}title ${id}words`}
      className={className}
    >
      <title id={`${id}title`}>Dimensions of the tub and the chiller</title>
      <desc id={`${id}words`}>{`The tub is ${inWords(tub)}. The chiller is ${inWords(chiller)}.`}</desc>
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        {plan.paths.map((path) => (
          <path key={path.d} d={path.d} vectorEffect="non-scaling-stroke" {...LOOK[path.role]} />
        ))}
      </g>
      <g fill="currentColor" fontSize="8.5">
        {plan.texts.map(({ x, y, words, anchor }) => (
          <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
            {words}
          </text>
        ))}
      </g>
    </svg>
  )
}

function inWords({ lengthCm, widthCm, heightCm }: Size): string {
  return `${lengthCm} cm long, ${widthCm} cm wide and ${heightCm} cm high`
}
