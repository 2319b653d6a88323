import { facts, factText } from '#shop/catalogue/facts.ts'
import { link } from '#web/content/blocks.ts'
import type { FaqItem } from './faq-item.ts'

export const careQuestions: readonly FaqItem[] = [
  {
    question: 'How often do I change the water?',
    answer: `Every ${facts.maintenance.waterChangeMonths} months with normal use by one household, and sooner if it turns cloudy. Ozone and a ${factText.filter} keep it clear in between.`,
  },
  {
    question: 'How much work is it?',
    answer: [
      'A glance at the water level every day, a test strip every week, a wipe of the steel every month. The whole list is on the ',
      link('maintenance page', '/resources/maintenance'),
      '.',
    ],
  },
  {
    question: 'Do I need chlorine?',
    answer:
      'For one or two people who shower first, ozone, filter and regular changes usually do. With more users a spa sanitiser may be needed. Never put tablets or undissolved chlorine on the steel: that causes rust.',
  },
  {
    question: 'What does it cost to run?',
    answer: `The chiller is rated at ${facts.chiller.watts} watts and runs only part of the time once the water is cold and the lid is on. Shade, the lid and a moderate temperature make the largest difference. Multiply the hours it runs by your tariff; we do not print a figure that would be wrong for you.`,
  },
  {
    question: 'Will the cedar go grey?',
    answer:
      'Outdoors, yes, if you leave it: it turns silver and stays sound. Oil it once a year and it keeps its colour.',
  },
]
