import { facts } from '#shop/catalogue/facts.ts'
import type { Source } from './blocks.ts'
import { studies } from './studies.ts'

export const wellnessHero = {
  heading: 'Cold water, plainly told',
  lead: 'Why people keep getting in, what has been measured, and what has not. The studies are mostly small and their methods differ, so read each line as a reason to be curious, not as a promise.',
  picture: 'article-science',
} as const

export interface Benefit {
  readonly title: string
  readonly text: string
  readonly source: Source | null
}

export const benefits: readonly Benefit[] = [
  {
    title: 'Awake at once',
    text: 'Cold on the skin sets off a strong alarm: faster breathing and pulse, and a rise in noradrenaline. In one laboratory study, an hour in water of 14 °C raised it to several times its usual level. What people notice after a short plunge is simpler: they are awake.',
    source: studies.sramek2000,
  },
  {
    title: 'Less sore legs',
    text: 'A Cochrane review of 17 small trials found some evidence that cold-water immersion eases muscle soreness in the days after hard exercise, compared with resting. How cold and how long is best remains open.',
    source: studies.bleakley2012,
  },
  {
    title: 'A calmer start each time',
    text: 'The gasp of the first plunge gets smaller. In a small study, six immersions of three minutes were enough to make the first response of breath and heart milder, which is why the tenth plunge feels unlike the first.',
    source: studies.tipton1998,
  },
  {
    title: 'Lower stress, later',
    text: 'A review of trials in healthy adults found lower stress some twelve hours after a plunge, but no change straight away. The authors call the evidence small and say that the effects pass.',
    source: studies.cain2025,
  },
  {
    title: 'Fewer days off, perhaps',
    text: 'In a Dutch trial with about 3,000 people, those who ended their shower cold for a month took fewer sick days than those who did not. They were not ill on fewer days, though; they went to work all the same.',
    source: studies.buijze2016,
  },
  {
    title: 'A few minutes of your own',
    text: 'No telephone works in cold water. Many people keep the habit for the quiet: two minutes in which breathing is the only thing to do. That needs no study, and none has been done on it that we know of.',
    source: null,
  },
]

export const wellnessCaveat = {
  heading: 'When cold is not the right choice',
  text: 'If you train to build muscle, leave some hours between lifting and the cold: in a twelve-week study, men who sat in cold water straight after every session gained less muscle and strength than those who cycled gently instead.',
  source: studies.roberts2015,
} as const

export interface Protocol {
  readonly level: string
  readonly time: string
  readonly temperature: string
  readonly often: string
  readonly text: string
}

const protocolText: Readonly<Record<(typeof facts.protocols)[number]['level'], string>> = {
  Beginner:
    'Cool, not icy. Sit down slowly, breathe out, and get out while you still feel in charge. Stay here for at least a month.',
  Intermediate:
    'For those to whom the first minute has become easy. Go colder or longer, one at a time and never both in one week.',
  Advanced:
    'For practised, healthy adults. The longer time belongs to the warmer end; near the cold end a minute or two is plenty. More is not better.',
}

export const protocols: readonly Protocol[] = facts.protocols.map(
  ({ level, minMinutes, maxMinutes, minC, maxC, often }) => ({
    level,
    time: `${minMinutes}-${maxMinutes} min`,
    temperature: `${minC}-${maxC} °C`,
    often,
    text: protocolText[level],
  }),
)

export const wellnessActions = {
  heading: 'See it, or read on',
  links: [
    { text: `See ${facts.productName}`, to: '/product' },
    { text: 'Read the articles', to: '/blog' },
  ],
} as const
