import { fact } from './fact.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

export const serviceFacts = {
  address: fact({ suburb: 'Kings Park', state: 'NSW', postcode: '2148', country: 'AU' }, 'ruling', {
    why: 'The specification says "a suburb address"; a warranty against defects has to name the address of the one who gives it.',
    shown: 'Footer, contact page, warranty tab, policies, manual',
    done: 'Suburb only. Customers get the street address when they call ahead for a pickup.',
    ask: 'Which street address should stand in the warranty and on tax invoices?',
  }),
  pickupHours: fact(
    [
      { days: WEEKDAYS, opens: '09:00', closes: '17:00' },
      { days: ['Saturday'], opens: '09:00', closes: '14:00' },
    ],
    'specification section 9',
    {
      why: 'The page says Saturday 9AM-2PM, the business data say Saturday 10:00-16:00.',
      shown: 'Contact page, delivery tab, FAQ, structured data',
      done: 'The hours shown on the page are used everywhere.',
      ask: 'When is the warehouse open on Saturdays?',
    },
  ),
  phoneHours: fact([{ days: WEEKDAYS, opens: '09:00', closes: '18:00' }], 'specification section 9'),
  reply: fact({ businessHours: 2, otherwiseHours: 24 }, 'ruling', {
    why: 'The specification promises an e-mail reply within 2 hours in one place and within 24 hours in another.',
    shown: 'Contact page, message after sending, FAQ',
    done: '2 hours during business hours, otherwise within 24 hours.',
    ask: 'Can both be kept?',
  }),
  deliveryAreas: fact(
    { next: 'Sydney Metro', nextText: 'Next business day', far: 'interstate', farText: '2-5 business days' },
    'specification section 9',
    {
      why: "'Next Day Delivery' alone would promise a Sunday, and the whole of the rest of Australia in 2-5 business days for a 160 kg load includes Perth, Darwin and islands.",
      shown: 'Home page, product page, checkout, confirmation, order mail',
      done: "The quoted texts stay; beside them stands a date worked out from Sydney time, weekends and NSW public holidays. 'Interstate' is read as everywhere outside greater Sydney.",
      ask: 'Does the carrier keep 2-5 business days for every postcode, and are any places not served?',
    },
  ),
  deliveryBusinessDays: fact({ next: 1, farMin: 2, farMax: 5 }, 'specification section 9'),
  deliveryPlace: fact('kerbside', 'proposal', {
    why: "The timeline says 'Delivery & Setup', but the specification names no carrier and no placement service.",
    shown: 'Delivery tab, FAQ, terms, setup guide',
    done: 'Delivery is described as to the kerb or driveway at ground level; placing the tub and the set-up are the buyer’s.',
    ask: 'Does the carrier bring the tub to its place, and does anyone help with the set-up?',
  }),
  warrantyYears: fact(1, 'specification section 9', {
    why: 'The specification gives the length only. A written warranty must say what it covers, how to claim and who bears the cost.',
    shown: 'Home page, warranty tab, returns policy, manual',
    done: 'The shop bears the cost of a claim that is covered. The consumer-guarantee wording is quoted as prescribed.',
    ask: 'Does the owner agree to the terms, above all to paying freight and labour for a covered claim?',
  }),
  returnDays: fact(30, 'specification section 9', {
    why: 'The 30-day return window stands only in the structured data; who pays the freight and in what condition goods come back is not said.',
    shown: 'Returns policy, FAQ, structured data',
    done: 'Change of mind within 30 days of delivery, unused and in its packaging, return freight paid by the buyer, the outward delivery charge not refunded.',
    ask: 'Who pays the return freight, and which condition is required?',
  }),
  reviews: fact({ count: 24, stars: 5 }, 'specification section 2', {
    why: "None of the 24 reviews can be read anywhere, and '20+' customers may be fewer than 24. A rating nobody gave is misleading under the Australian Consumer Law.",
    shown: 'Product page, structured data',
    done: 'Shown as quoted.',
    ask: 'Where are the 24 reviews, and do they average 5 stars? If not, the stars must go.',
  }),
  happyCustomers: fact('20+', 'specification section 2', {
    why: 'No source. It also sits oddly beside 24 reviews.',
    shown: 'About page',
    done: 'Shown as quoted.',
    ask: 'How many customers have taken delivery?',
  }),
  premiumMaterials: fact('100%', 'specification section 2', {
    why: 'A figure without a measure. The lid is polystyrene and canvas.',
    shown: 'About page',
    done: 'Shown as quoted, with the materials named beside it.',
    ask: 'Is the claim wanted in this form?',
  }),
} as const
