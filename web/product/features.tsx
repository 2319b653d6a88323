import { Check } from 'lucide-react'
import { buyTexts } from '#web/content/buy-texts.ts'

export function Features({ features }: { features: readonly string[] }) {
  return (
    <div>
      <h2 className="type-h4">{buyTexts.featuresHeading}</h2>
      <ul className="mt-2 grid justify-start gap-x-8 gap-y-1.5 text-sm sm:grid-cols-[auto_auto]">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5 last:sm:col-span-2">
            <Check aria-hidden="true" strokeWidth={1.5} className="mt-0.75 size-4.5 shrink-0 text-cedar" />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  )
}
