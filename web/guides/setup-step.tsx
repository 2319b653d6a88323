import type { SetupStep } from '#web/content/setup.ts'

/** The drawings share one shape. */
const DRAWING = { width: 480, height: 320 } as const

export const stepId = (index: number): string => `step-${index + 1}`
export const stepDrawing = (index: number): string => `/api/assets/setup-${index + 1}.svg`

/** One step with its drawing. The drawing repeats the words, so it needs no text of its own. */
export function SetupStepView({ step, index }: { step: SetupStep; index: number }) {
  return (
    <li
      id={stepId(index)}
      className="grid gap-x-12 gap-y-6 border-t border-line py-10 first:border-t-0 first:pt-0 md:grid-cols-2 print:grid-cols-2 print:break-inside-avoid"
    >
      <img
        src={stepDrawing(index)}
        alt=""
        {...DRAWING}
        loading="lazy"
        className="h-auto w-full self-start bg-white"
      />
      <div>
        <p className="type-eyebrow text-steel">
          Step {index + 1} · {step.time}
        </p>
        <h3 className="type-h3 mt-2">{step.title}</h3>
        <p className="mt-4 max-w-text">{step.text}</p>
        <ul className="mt-4 flex max-w-text list-[square] flex-col gap-2.5 pl-5 text-sm text-steel marker:text-cedar">
          {step.points.map((point) => (
            <li key={point} className="pl-1.5">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
