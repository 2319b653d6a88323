import { TextLink } from '#ui/text-link.tsx'
import type { CareTask } from '#web/content/maintenance.ts'

type CareProps = { schedule: readonly CareTask[] }

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The whole year at a glance; each line leads to how it is done. */
export function CareSchedule({ schedule }: CareProps) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">What to do and how often</caption>
      <thead className="text-sm text-steel max-sm:sr-only">
        <tr>
          <th scope="col" className="pb-3 font-medium">
            Task
          </th>
          <th scope="col" className="pb-3 font-medium">
            How often
          </th>
          <th scope="col" className="pb-3 font-medium">
            Why
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {schedule.map(({ id, task, often, why }) => (
          <tr key={id} className="max-sm:block max-sm:py-3.5">
            <th scope="row" className="pr-6 align-top font-medium max-sm:block sm:py-4">
              <TextLink to={`#${id}`} className="inline-block py-1">
                {task}
              </TextLink>
            </th>
            <td className="pr-6 align-top max-sm:block sm:py-4 sm:whitespace-nowrap">
              {sentenceCase(often)}
            </td>
            <td className="align-top text-steel max-sm:block sm:py-4">{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function CareTasks({ schedule }: CareProps) {
  return schedule.map(({ id, task, often, how }) => (
    <section
      key={id}
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-12 print:break-inside-avoid"
    >
      <div className="lg:col-span-4">
        <h3 id={id} className="type-h3">
          {task}
        </h3>
        <p className="mt-1 text-sm text-steel">{sentenceCase(often)}</p>
      </div>
      <ol className="flex max-w-text list-decimal flex-col gap-3 pl-5 marker:text-cedar lg:col-span-8">
        {how.map((step) => (
          <li key={step} className="pl-1.5">
            {step}
          </li>
        ))}
      </ol>
    </section>
  ))
}
