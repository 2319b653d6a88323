import { plainAnswer } from '#web/seo/plain-answers.ts'
import { SPECULATION_RULES_TYPE, speculationRules } from '#web/seo/speculation.ts'

export const loader = () => plainAnswer(JSON.stringify(speculationRules), SPECULATION_RULES_TYPE)
