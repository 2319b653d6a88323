import { fact } from './fact.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

export const serviceFacts = {
  address: fact({ suburb: 'Kings Park', state: 'NSW', postcode: '2148', country: 'AU' }, 'ruling'),
  pickupHours: fact(
    [
      { days: WEEKDAYS, opens: '09:00', closes: '17:00' },
      { days: ['Saturday'], opens: '09:00', closes: '14:00' },
    ],
    'specification section 9',
  ),
  phoneHours: fact([{ days: WEEKDAYS, opens: '09:00', closes: '18:00' }], 'specification section 9'),
  reply: fact({ businessHours: 2, otherwiseHours: 24 }, 'ruling'),
  deliveryAreas: fact(
    { next: 'Sydney Metro', nextText: 'Next business day', far: 'interstate', farText: '2-5 business days' },
    'specification section 9',
  ),
  deliveryBusinessDays: fact({ next: 1, farMin: 2, farMax: 5 }, 'specification section 9'),
  deliveryPlace: fact('kerbside', 'proposal'),
  warrantyYears: fact(1, 'specification section 9'),
  returnDays: fact(30, 'specification section 9'),
  reviews: fact({ count: 24, stars: 5 }, 'specification section 2'),
  happyCustomers: fact('20+', 'specification section 2'),
  premiumMaterials: fact('100%', 'specification section 2'),
} as const
