import { facts, factText } from '#shop/catalogue/facts.ts'
import { SERVICE_ESTIMATE } from '#shop/shipping/delivery-method.ts'
import { OTHER_DELIVERY, SYDNEY_DELIVERY } from './amounts.ts'
import type { Prose } from './blocks.ts'
import { link } from './blocks.ts'
import type { ShopDetails } from './shop-details.ts'
import { emailLink, phoneLink } from './shop-details.ts'

export const replyPromise = `We answer within ${facts.reply.businessHours} hours during business hours, otherwise within ${facts.reply.otherwiseHours} hours.`

export const contactTexts = {
  heading: 'Contact us',
  lead: 'Ask before you buy, or when something is not as it should be. A person reads every message.',
  formHeading: 'Send us a message',
  labels: { name: 'Name', email: 'Email', phone: 'Phone', subject: 'Subject', message: 'Message' },
  optional: '(optional)',
  send: 'Send Message',
  sending: 'Sending...',
  sentHeading: 'Message Sent!',
  sentText: `Thank you. ${replyPromise}`,
  sendAnother: 'Send Another Message',
  failedToast: {
    title: 'Failed to send message',
    text: ({ email }: Pick<ShopDetails, 'email'>) => `Please try again or contact us directly at ${email}`,
  },
  sentToast: {
    title: 'Message sent successfully!',
    text: `We'll get back to you within ${facts.reply.businessHours} hours during business hours.`,
  },
} as const

/** Stands under the form: who takes the data, why, who receives it, how to ask. */
export const contactPrivacyNotice = ({
  legalName,
  email,
}: Pick<ShopDetails, 'legalName' | 'email'>): Prose => [
  `${legalName} uses what you write only to answer you. Our mail host carries it; nobody else receives it. To see or remove it, write to ${email}. More in the `,
  link('privacy policy', '/policies/privacy'),
  '.',
]

export interface SupportCard {
  readonly title: string
  readonly text: string
  readonly hours: string
  readonly action: { readonly text: string; readonly to: string }
}

export const supportCards = (shop: ShopDetails): readonly SupportCard[] => [
  {
    title: 'Phone support',
    text: 'The quickest way when the tub is in front of you.',
    hours: factText.phoneHours,
    action: { text: shop.phone, to: phoneLink(shop) },
  },
  {
    title: 'Email support',
    text: replyPromise,
    hours: 'Any time',
    action: { text: shop.email, to: emailLink(shop) },
  },
  {
    title: 'Warehouse pickup',
    text: `${factText.suburb}. Call ahead to schedule: we give you the street address and have the pallet ready. Closed on public holidays.`,
    hours: factText.pickupHours,
    action: { text: 'Call ahead', to: phoneLink(shop) },
  },
]

export const quickAnswers = {
  heading: 'Quick Answers',
  items: [
    {
      question: 'How soon can I have it?',
      answer: `${SERVICE_ESTIMATE.sydney} in greater Sydney, ${SERVICE_ESTIMATE.interstate} elsewhere. Your postcode on the product page shows the date.`,
    },
    {
      question: 'What does delivery cost?',
      answer: `${SYDNEY_DELIVERY} in greater Sydney, ${OTHER_DELIVERY} elsewhere in Australia, nothing if you pick it up.`,
    },
    {
      question: 'Do I need an electrician or a plumber?',
      answer: `No. A standard ${factText.outletInProse} outlet with a safety switch, a level floor and a garden hose are enough.`,
    },
    {
      question: 'May I come and look at it?',
      answer: `Yes, in ${facts.address.suburb} during the pickup hours. Please call first so that someone has time for you.`,
    },
  ],
  more: { text: 'All questions and answers', to: '/resources/faq' },
} as const

export type QuickAnswersWords = typeof quickAnswers
