import type { HowToLeaf } from 'schema-dts'

export type HowToGuide = {
  name: string
  description: string
  path: string
  steps: readonly {
    readonly id: string
    readonly title: string
    readonly sentences: readonly string[]
    readonly drawing: string
  }[]
}

export const howTo = (guide: HowToGuide, siteUrl: string): HowToLeaf => ({
  '@type': 'HowTo',
  name: guide.name,
  description: guide.description,
  step: guide.steps.map(({ id, title, sentences, drawing }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: title,
    text: sentences.join(' '),
    url: `${siteUrl}${guide.path}#${id}`,
    image: siteUrl + drawing,
  })),
})
