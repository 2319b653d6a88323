import { useHydrated } from '#ui/use-hydrated.ts'
import { InlineScript } from '#web/layout/inline-script.tsx'
import { speculationRules } from './speculation.ts'

/** Has been read long before React looks at it, so the browser's bundle goes without. */
const RULES = import.meta.env.SSR ? JSON.stringify(speculationRules) : ''

/**
 * Only in the page that the server sent. Once it is awake the router fetches ahead by itself, and rules that React puts
 * into a page anew (an error has taken its place) would only be complained about.
 */
export function SpeculationRules() {
  return useHydrated() ? null : <InlineScript type="speculationrules" text={RULES} />
}
