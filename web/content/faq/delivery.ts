import { facts, factText } from '#shop/catalogue/facts.ts'
import { SERVICE_ESTIMATE } from '#shop/shipping/delivery-method.ts'
import { DISPATCH_TIME, OTHER_DELIVERY, SYDNEY_DELIVERY } from '#web/content/amounts.ts'
import { link } from '#web/content/blocks.ts'
import type { FaqItem } from './faq-item.ts'

export const deliveryQuestions: readonly FaqItem[] = [
  {
    question: 'What does delivery cost?',
    answer: `${SYDNEY_DELIVERY} to Sydney and greater Sydney, ${OTHER_DELIVERY} to the rest of Australia, per order. Pickup from the warehouse is free.`,
  },
  {
    question: 'When will it arrive?',
    answer: `${SERVICE_ESTIMATE.sydney} in greater Sydney, ${SERVICE_ESTIMATE.interstate} elsewhere, counted from dispatch. What is paid before ${DISPATCH_TIME} Sydney time on a business day is dispatched that day. Put your postcode into the box on the product page and you see the date.`,
  },
  {
    question: 'Will you carry it into the garden?',
    answer: `No. The carrier sets the pallet down at ground level at the kerb, in the drive or in the garage. The tub weighs ${factText.tubWeight} and the chiller ${factText.chillerWeight}; four people and a dolly move them. Write stairs, gates and slopes into the delivery notes and we call you before the day.`,
  },
  {
    question: 'Can I pick it up?',
    answer: `Yes, in ${factText.suburb}: ${factText.pickupHours}. Call ahead so that we can give you the address and have it ready. Bring a ute or a trailer and straps; we load with a forklift.`,
  },
  {
    question: 'What is in the box, and is a step included?',
    answer: [
      `${facts.inTheBox.join('; ')}. The towels, ice, brush and linen in the pictures are not, and neither is a step. `,
      link('Details of delivery', '/product#delivery'),
      '.',
    ],
  },
]
