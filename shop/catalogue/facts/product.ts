import { fact } from './fact.ts'
import { PRODUCT_NAME } from './product-name.ts'

const SIZE = { lengthCm: 120, widthCm: 70, heightCm: 72 } as const

/**
 * What the walls, the floor and the free height above the water line take from the outer size, as drawn in the
 * product pictures. The specification gives no inner size.
 */
const INNER_ALLOWANCE = { wallCm: 8, floorCm: 10, belowRimCm: 9 } as const

const CM3_IN_LITRE = 1000
/** The allowances are estimates, so a finer figure would claim more than is known. */
const ROUND_TO_LITRES = 10

const outerLitres = Math.round((SIZE.lengthCm * SIZE.widthCm * SIZE.heightCm) / CM3_IN_LITRE)

const innerLitres =
  ((SIZE.lengthCm - 2 * INNER_ALLOWANCE.wallCm) *
    (SIZE.widthCm - 2 * INNER_ALLOWANCE.wallCm) *
    (SIZE.heightCm - INNER_ALLOWANCE.floorCm - INNER_ALLOWANCE.belowRimCm)) /
  CM3_IN_LITRE

const aboutFillLitres = Math.round(innerLitres / ROUND_TO_LITRES) * ROUND_TO_LITRES

export const productFacts = {
  productName: fact(PRODUCT_NAME, 'ruling'),
  productSubtitle: fact('Premium Ice Plunge Pool', 'specification section 9'),
  brand: fact('Plunge One', 'ruling'),
  timber: fact('Canadian Red Cedar', 'specification section 3'),
  steel: fact({ grade: '316', text: 'marine grade stainless steel' }, 'specification section 3'),
  lid: fact({ core: 'insulated polystyrene', cover: 'black canvas' }, 'specification section 3'),
  tub: fact({ ...SIZE, weightKg: 115 }, 'specification section 3'),
  chiller: fact(
    { lengthCm: 80, widthCm: 48, heightCm: 47.5, weightKg: 45, horsepower: 1.35, watts: 1000 },
    'specification section 3',
  ),
  aboutEmptyKg: fact(150, 'specification section 9'),
  outerVolumeLitres: fact(outerLitres, 'ruling'),
  ratedCapacityLitres: fact(800, 'specification section 9'),
  fillVolumeLitres: fact(aboutFillLitres, 'ruling'),
  innerAllowance: fact(INNER_ALLOWANCE, 'ruling'),
  temperature: fact({ minC: 2, maxC: 40 }, 'specification section 9'),
  power: fact({ volts: 240, hertz: 50, amps: 10 }, 'specification section 3'),
  filterMicron: fact(50, 'specification section 9'),
  clearanceM: fact(1, 'specification section 9'),
  recoveryMinutes: fact(10, 'specification section 9'),
  controlName: fact('Smart Oasis', 'specification section 2'),
  wifiGigahertz: fact(2.4, 'proposal'),
} as const
