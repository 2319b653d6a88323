import { classNames } from '#ui/class-names.ts'
import type { TimelineStep } from '#shop/orders/timeline.ts'

const DOT: Readonly<Record<TimelineStep['state'], string>> = {
  done: 'border-deep bg-deep',
  current: 'border-cedar bg-cedar ring-4 ring-cedar/15',
  next: 'drawn-open border-steel-mid bg-paper',
}

/** Three steps on a line: down the page on a phone, across it otherwise. */
export function TimelineView({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="drawn-line grid gap-0 sm:grid-cols-3">
      {steps.map((step, i) => (
        <li
          key={step.title}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-5 pb-8 last:pb-0 sm:block sm:pr-6 sm:pb-0"
        >
          {i < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-4 bottom-0 left-[7px] w-px sm:top-[9px] sm:right-0 sm:bottom-auto sm:left-4 sm:h-px sm:w-auto',
                step.state === 'done' ? 'bg-deep' : 'bg-steel-light',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classNames(
              'relative mt-0.5 block size-[15px] shrink-0 rounded-full border-2',
              DOT[step.state],
            )}
          />
          <span className="block sm:mt-5">
            <span className="block font-medium">{step.title}</span>
            <span
              className={classNames(
                'mt-0.5 block text-sm',
                step.state === 'current' ? 'text-cedar-dark' : 'text-steel',
              )}
            >
              {step.text}
            </span>
            {step.detail !== null && <span className="block text-sm text-steel">{step.detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
