import { Section } from '#ui/layout.tsx'
import type { SafetyWords } from '#web/content/safety.ts'
import { PlainList } from './plain-list.tsx'
import { Split } from './split.tsx'

/** Articles link here. */
export const WHO_SHOULD_NOT_ID = 'who-should-not-plunge'

/** Stands wherever people learn to plunge. */
export function WhoShouldNotPlunge({ words }: { words: SafetyWords['whoShouldNot'] }) {
  return (
    <Section ground="glacier">
      <Split heading={words.heading} id={WHO_SHOULD_NOT_ID}>
        <p className="max-w-text">{words.lead}</p>
        <div className="my-6">
          <PlainList items={words.items} />
        </div>
        <p className="max-w-text">{words.warm}</p>
        <p className="mt-4 max-w-text font-medium">{words.disclaimer}</p>
      </Split>
    </Section>
  )
}

export function PlungeRules({ words }: { words: SafetyWords['rules'] }) {
  return (
    <Section>
      <Split heading={words.heading} id="rules">
        <PlainList items={words.items} ordered />
      </Split>
    </Section>
  )
}
