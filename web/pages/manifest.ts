import { webManifest } from '#web/seo/manifest.ts'
import { plainAnswer } from '#web/seo/plain-answers.ts'

export const loader = () => plainAnswer(JSON.stringify(webManifest()), 'application/manifest+json')
