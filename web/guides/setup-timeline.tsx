import type { SetupStage } from '#web/content/setup.ts'

export function SetupTimeline({ stages }: { stages: readonly SetupStage[] }) {
  return (
    <ol className="grid gap-8 md:grid-cols-3 md:gap-0">
      {stages.map(({ stage, time, text }) => (
        <li key={stage} className="relative border-t-2 border-deep pt-6 md:pr-10">
          <span aria-hidden="true" className="absolute -top-1.75 left-0 size-3 rounded-full bg-deep" />
          <h3 className="font-sans text-sm text-steel">{stage}</h3>
          <p className="type-h3 mt-1">{time}</p>
          <p className="mt-3 text-sm text-steel">{text}</p>
        </li>
      ))}
    </ol>
  )
}
