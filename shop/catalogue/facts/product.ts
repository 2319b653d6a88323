import { fact } from './fact.ts'

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
  productName: fact('Plunge One', 'ruling'),
  productSubtitle: fact('Premium Ice Plunge Pool', 'specification section 9'),
  brand: fact('Plunge One', 'ruling'),
  timber: fact('Canadian Red Cedar', 'specification section 3'),
  steel: fact({ grade: '316', text: 'marine grade stainless steel' }, 'specification section 3'),
  lid: fact({ core: 'insulated polystyrene', cover: 'black canvas' }, 'specification section 3'),
  tub: fact({ ...SIZE, weightKg: 115 }, 'specification section 3'),
  chiller: fact(
    { lengthCm: 80, widthCm: 48, heightCm: 47.5, weightKg: 45, horsepower: 1.35, watts: 1000 },
    'specification section 3',
    {
      why: '1.35 HP equals 1,007 W when taken as a motor rating; the specification does not say whether 1000 W is electrical input or cooling output.',
      shown: 'Product features, specification table, electrical tab, manual',
      done: 'Shown as given. Running-cost remarks treat 1000 W as the largest electrical draw.',
      ask: 'Is 1000 W the electrical input, and what is the cooling output?',
    },
  ),
  aboutEmptyKg: fact(150, 'specification section 9', {
    why: 'The tub (115 kg) and the chiller (45 kg) together weigh 160 kg, not about 150 kg.',
    shown: 'Setup guide, delivery tab, FAQ and manual, where floors and lifting are discussed',
    done: 'Both weights stand in the specification table; "about 150 kg empty" appears only beside floors and lifting, with both weights next to it.',
    ask: 'What do tub, chiller and lid weigh, each on its own?',
  }),
  outerVolumeLitres: fact(outerLitres, 'ruling'),
  ratedCapacityLitres: fact(800, 'specification section 9', {
    why: `An outer size of 120 × 70 × 72 cm encloses only ${outerLitres} litres, so the tub cannot hold 800.`,
    shown: 'Specification table, FAQ, manual',
    done: "Described as the largest volume the chiller is rated for, never as the tub's own volume.",
    ask: 'Is 800 litres the rated capacity of the chiller?',
  }),
  fillVolumeLitres: fact(aboutFillLitres, 'ruling', {
    why: 'The specification gives no inner size. The figure is worked out from the outer size and the wall, floor and water line as drawn.',
    shown: 'Specification table, setup guide, maintenance page, FAQ, manual',
    done: "Computed in one place and always said to be 'about'.",
    ask: 'How many litres fill the tub to its water line?',
  }),
  innerAllowance: fact(INNER_ALLOWANCE, 'ruling'),
  temperature: fact({ minC: 2, maxC: 40 }, 'specification section 9', {
    why: 'The range is not tied to air temperature, and a chiller-heater reaches neither end in every weather.',
    shown: 'Home page, features, specification table, FAQ, manual',
    done: 'Shown as the range of the set point; the texts say that the time to reach it depends on weather and starting temperature.',
    ask: 'In which air temperatures are 2 °C and 40 °C reached?',
  }),
  power: fact({ volts: 240, hertz: 50, amps: 10 }, 'specification section 3', {
    why: 'The specification says 240v/50hz; the nominal supply in Australia is 230 V. No certificate of electrical safety (RCM mark, approval number) is given.',
    shown: 'Specification table, electrical tab, setup guide, manual',
    done: 'Shown as given; no mark of approval is claimed.',
    ask: 'Does the chiller carry the RCM mark, and under which approval?',
  }),
  filterMicron: fact(50, 'specification section 9'),
  clearanceM: fact(1, 'specification section 9', {
    why: 'The specification says 1 m clearance but not on which sides.',
    shown: 'Setup guide, electrical tab, specification table, manual',
    done: 'Asked for around the chiller, where air must move.',
    ask: 'Is 1 m needed on every side of the chiller, and above it?',
  }),
  recoveryMinutes: fact(10, 'specification section 9', {
    why: 'No chiller of this size cools a full tub in ten minutes; no test is given.',
    shown: 'Home page, FAQ',
    done: "Title '10 Minute Recovery' kept; the text says it regains a small rise after one plunge and that the first cool-down takes hours.",
    ask: 'Over which rise and from which temperature was ten minutes measured?',
  }),
  controlName: fact('Smart Oasis', 'specification section 2', {
    why: "The specification names 'Smart Oasis WiFi' but not the app, its maker, or the WiFi band.",
    shown: 'Home page, FAQ, setup guide, manual',
    done: 'The texts call it the Smart Oasis app and explain pairing in general terms over a 2.4 GHz network, the usual band for such devices.',
    ask: 'What is the app called in the app stores, who runs its service, and which WiFi bands does it use?',
  }),
  wifiGigahertz: fact(2.4, 'proposal'),
} as const
