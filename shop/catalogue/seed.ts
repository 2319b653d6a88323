import { cents } from '#shop/money/cents.ts'
import { PLUNGE_ONE } from './product.ts'
import type { Product } from './product.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SALE_DAYS = 90

/** The catalogue of a shop that has just been opened; from then on the owner's tool changes it. */
export function plungeOneSeed(now: Date): Product {
  return {
    id: PLUNGE_ONE,
    name: 'Plunge One',
    shortDescription:
      'A cedar-clad, marine-grade steel plunge tub that chills to 2°C, heats to 40°C and runs from a standard outlet.',
    imageUrl: '/api/assets/01-three-quarter.jpg',
    price: cents(499_900),
    stock: 8,
    sale: {
      name: 'Spring Sale',
      wasPrice: cents(750_000),
      startsAt: now,
      endsAt: new Date(now.getTime() + SALE_DAYS * DAY_MS),
    },
    version: 1,
  }
}
