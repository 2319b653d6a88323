import type { FAQPageLeaf } from 'schema-dts'
import type { Prose } from '#web/content/blocks.ts'
import { proseText } from '#web/content/plain-text.ts'

type Asked = { readonly question: string; readonly answer: Prose }

export const faqPage = (items: readonly Asked[]): FAQPageLeaf => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: proseText(answer) },
  })),
})
