import { MAX_QUANTITY_CHOICE } from '#shop/catalogue/product.ts'
import { link } from '#web/content/blocks.ts'
import type { FaqItem } from './faq-item.ts'

export const orderingQuestions: readonly FaqItem[] = [
  {
    question: 'How can I pay?',
    answer:
      'By card, and with Apple Pay or Google Pay on devices that have them. PayPal appears at checkout where it is available. Payment is handled by Stripe; we never see your card number.',
  },
  {
    question: 'Do prices include GST?',
    answer:
      'Yes, all of them, delivery included. The order summary and the invoice show how much of the total is GST.',
  },
  {
    question: 'Do I need an account?',
    answer:
      'No. There are no accounts. After you pay, your order stays open in the browser you used, and the e-mail we send has a private link to it.',
  },
  {
    question: 'Can I order more than one?',
    answer: `Up to ${MAX_QUANTITY_CHOICE} at a time on the product page, as long as there is stock. Delivery is charged once an order. For a gym or a hotel, please talk to us first.`,
  },
  {
    question: 'Can I change or cancel my order?',
    answer: [
      'Until it leaves the warehouse, yes: ',
      link('call us', '/contact'),
      ' as soon as you can, and we change it or pay you back in full. After that it is a return.',
    ],
  },
]
