import { facts, factText } from '#shop/catalogue/facts.ts'
import { link } from '#web/content/blocks.ts'
import type { FaqItem } from './faq-item.ts'

export const warrantyQuestions: readonly FaqItem[] = [
  {
    question: 'What warranty does it have?',
    answer: [
      `A ${factText.warranty} on tub, chiller, hoses and lid, in addition to your rights under the Australian Consumer Law, which may last longer. `,
      link('The whole text', '/product#warranty'),
      '.',
    ],
  },
  {
    question: 'Can I send it back if I change my mind?',
    answer: [
      `Within ${facts.returnDays} days of delivery, unused, never filled and in its packaging. The freight back is yours. `,
      link('How returns work', '/policies/returns'),
      '.',
    ],
  },
  {
    question: 'It arrived damaged. What now?',
    answer: [
      'Note it on the carrier’s sheet if you can, photograph it, and ',
      link('write to us', '/contact'),
      ' the same day. We repair, replace or refund, and all freight is ours.',
    ],
  },
  {
    question: 'The display shows a code. What does it mean?',
    answer: `The chiller checks its flow, sensors and supply, and names what it finds. The user manual lists the codes and what to do first. If that does not help, call us: ${factText.phoneHours}.`,
  },
  {
    question: 'How quickly do you answer?',
    answer: `Within ${facts.reply.businessHours} hours during business hours, otherwise within ${facts.reply.otherwiseHours} hours.`,
  },
]
