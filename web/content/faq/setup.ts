import { facts, factText } from '#shop/catalogue/facts.ts'
import { link } from '#web/content/blocks.ts'
import { filledWeightKg } from '#web/content/product/specifications-tab.ts'
import type { FaqItem } from './faq-item.ts'

export const setupQuestions: readonly FaqItem[] = [
  {
    question: 'Do I really not need an electrician or a plumber?',
    answer: `Not if you have a standard ${factText.outletInProse} outlet in good order, protected by a safety switch (RCD). The chiller plugs in, and the tub is filled with a garden hose. If you need a new outlet, that is work for a licensed electrician.`,
  },
  {
    question: 'Then why does the guide speak of several hours?',
    answer: [
      `Because placing, filling and the first cool-down take time: ${facts.installation.installation} until it runs, and ${facts.installation.testing} more in which you mostly wait. The `,
      link('setup guide', '/resources/setup'),
      ' goes through it in six steps.',
    ],
  },
  {
    question: 'Can my floor or deck carry it?',
    answer: `Everything together is ${factText.emptyWeight} (tub ${factText.tubWeight}, chiller ${factText.chillerWeight}). Filled and with a person in it, the tub alone is about ${filledWeightKg} kg. A concrete slab is fine; for decks, balconies and upper floors ask a builder or an engineer.`,
  },
  {
    question: 'Do I need a fence or council approval?',
    answer:
      'Perhaps. A tub that can hold water more than 300 mm deep may need a barrier or a lockable cover under the pool laws of your state. Check with your council before you fill it. We make no claim that the lid satisfies any rule.',
  },
  {
    question: 'Indoors or outdoors?',
    answer: `Either. Outdoors, shade and a weatherproof outlet. Indoors, a floor that may get wet, a drain, and moving air: the chiller needs ${factText.clearance} clear around it and gives off warmth.`,
  },
]
