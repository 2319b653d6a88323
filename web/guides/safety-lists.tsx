import { Section } from '#ui/layout.tsx'
import { plungeSafety, whoShouldNotPlunge } from '#web/content/safety.ts'
import { PlainList } from './plain-list.tsx'
import { Split } from './split.tsx'

/** Articles link here. */
export const WHO_SHOULD_NOT_ID = 'who-should-not-plunge'

/** Stands wherever people learn to plunge. */
export function WhoShouldNotPlunge() {
  return (
    <Section ground="glacier">
      <Split heading={whoShouldNotPlunge.heading} id={WHO_SHOULD_NOT_ID}>
        <p className="max-w-text">{whoShouldNotPlunge.lead}</p>
        <div className="my-6">
          <PlainList items={whoShouldNotPlunge.items} />
        </div>
        <p className="max-w-text">{whoShouldNotPlunge.warm}</p>
        <p className="mt-4 max-w-text font-medium">{whoShouldNotPlunge.disclaimer}</p>
      </Split>
    </Section>
  )
}

export function PlungeRules() {
  return (
    <Section>
      <Split heading={plungeSafety.heading} id="rules">
        <PlainList items={plungeSafety.items} ordered />
      </Split>
    </Section>
  )
}
