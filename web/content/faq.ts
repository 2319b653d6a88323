import { careQuestions } from './faq/care.ts'
import { deliveryQuestions } from './faq/delivery.ts'
import type { FaqItem } from './faq/faq-item.ts'
import { orderingQuestions } from './faq/ordering.ts'
import { setupQuestions } from './faq/setup.ts'
import { usingQuestions } from './faq/using.ts'
import { warrantyQuestions } from './faq/warranty.ts'

export interface FaqCategory {
  readonly id: string
  readonly title: string
  readonly items: readonly FaqItem[]
}

export const faqHero = {
  heading: 'Questions and answers',
  lead: 'What people ask before they buy, and after. If yours is missing, ask us.',
  ask: { text: 'Ask us', to: '/contact' },
} as const

export const faqCategories: readonly FaqCategory[] = [
  { id: 'ordering', title: 'Ordering and payment', items: orderingQuestions },
  { id: 'delivery', title: 'Delivery and pickup', items: deliveryQuestions },
  { id: 'setup', title: 'Setup and power', items: setupQuestions },
  { id: 'using', title: 'Using the tub', items: usingQuestions },
  { id: 'care', title: 'Water and care', items: careQuestions },
  { id: 'warranty', title: 'Warranty and returns', items: warrantyQuestions },
]
