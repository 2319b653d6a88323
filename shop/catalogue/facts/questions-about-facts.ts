import type { FactName } from './ledger.ts'
import type { ToConfirm } from './to-confirm.ts'

/**
 * What the owner should confirm about single facts. It stands apart from the values, because pages carry those into the
 * browser, and a function, because a bundler drops what no page calls.
 */
export const questionsAboutFacts = (): Readonly<Partial<Record<FactName, ToConfirm>>> => ({
  chiller: {
    why: '1.35 HP equals 1,007 W when taken as a motor rating; the specification does not say whether 1000 W is electrical input or cooling output.',
    shown: 'Product features, specification table, electrical tab, manual',
    done: 'Shown as given. Running-cost remarks treat 1000 W as the largest electrical draw.',
    ask: 'Is 1000 W the electrical input, and what is the cooling output?',
  },
  aboutEmptyKg: {
    why: 'The tub (115 kg) and the chiller (45 kg) together weigh 160 kg, not about 150 kg.',
    shown: 'Setup guide, delivery tab, FAQ and manual, where floors and lifting are discussed',
    done: 'Both weights stand in the specification table; "about 150 kg empty" appears only beside floors and lifting, with both weights next to it.',
    ask: 'What do tub, chiller and lid weigh, each on its own?',
  },
  ratedCapacityLitres: {
    why: 'An outer size of 120 × 70 × 72 cm encloses only 605 litres, so the tub cannot hold 800.',
    shown: 'Specification table, FAQ, manual',
    done: "Described as the largest volume the chiller is rated for, never as the tub's own volume.",
    ask: 'Is 800 litres the rated capacity of the chiller?',
  },
  fillVolumeLitres: {
    why: 'The specification gives no inner size. The figure is worked out from the outer size and the wall, floor and water line as drawn.',
    shown: 'Specification table, setup guide, maintenance page, FAQ, manual',
    done: "Computed in one place and always said to be 'about'.",
    ask: 'How many litres fill the tub to its water line?',
  },
  temperature: {
    why: 'The range is not tied to air temperature, and a chiller-heater reaches neither end in every weather.',
    shown: 'Home page, features, specification table, FAQ, manual',
    done: 'Shown as the range of the set point; the texts say that the time to reach it depends on weather and starting temperature.',
    ask: 'In which air temperatures are 2 °C and 40 °C reached?',
  },
  power: {
    why: 'The specification says 240v/50hz; the nominal supply in Australia is 230 V. No certificate of electrical safety (RCM mark, approval number) is given.',
    shown: 'Specification table, electrical tab, setup guide, manual',
    done: 'Shown as given; no mark of approval is claimed.',
    ask: 'Does the chiller carry the RCM mark, and under which approval?',
  },
  clearanceM: {
    why: 'The specification says 1 m clearance but not on which sides.',
    shown: 'Setup guide, electrical tab, specification table, manual',
    done: 'Asked for around the chiller, where air must move.',
    ask: 'Is 1 m needed on every side of the chiller, and above it?',
  },
  recoveryMinutes: {
    why: 'No chiller of this size cools a full tub in ten minutes; no test is given.',
    shown: 'Home page, FAQ',
    done: "Title '10 Minute Recovery' kept; the text says it regains a small rise after one plunge and that the first cool-down takes hours.",
    ask: 'Over which rise and from which temperature was ten minutes measured?',
  },
  controlName: {
    why: "The specification names 'Smart Oasis WiFi' but not the app, its maker, or the WiFi band.",
    shown: 'Home page, FAQ, setup guide, manual',
    done: 'The texts call it the Smart Oasis app and explain pairing in general terms over a 2.4 GHz network, the usual band for such devices.',
    ask: 'What is the app called in the app stores, who runs its service, and which WiFi bands does it use?',
  },
  address: {
    why: 'The specification says "a suburb address"; a warranty against defects has to name the address of the one who gives it.',
    shown: 'Footer, contact page, warranty tab, policies, manual',
    done: 'Suburb only. Customers get the street address when they call ahead for a pickup.',
    ask: 'Which street address should stand in the warranty and on tax invoices?',
  },
  pickupHours: {
    why: 'The page says Saturday 9AM-2PM, the business data say Saturday 10:00-16:00.',
    shown: 'Contact page, delivery tab, FAQ, structured data',
    done: 'The hours shown on the page are used everywhere.',
    ask: 'When is the warehouse open on Saturdays?',
  },
  reply: {
    why: 'The specification promises an e-mail reply within 2 hours in one place and within 24 hours in another.',
    shown: 'Contact page, message after sending, FAQ',
    done: '2 hours during business hours, otherwise within 24 hours.',
    ask: 'Can both be kept?',
  },
  deliveryAreas: {
    why: "'Next Day Delivery' alone would promise a Sunday, and the whole of the rest of Australia in 2-5 business days for a 160 kg load includes Perth, Darwin and islands.",
    shown: 'Home page, product page, checkout, confirmation, order mail',
    done: "The quoted texts stay; beside them stands a date worked out from Sydney time, weekends and NSW public holidays. 'Interstate' is read as everywhere outside greater Sydney.",
    ask: 'Does the carrier keep 2-5 business days for every postcode, and are any places not served?',
  },
  deliveryPlace: {
    why: "The timeline says 'Delivery & Setup', but the specification names no carrier and no placement service.",
    shown: 'Delivery tab, FAQ, terms, setup guide',
    done: 'Delivery is described as to the kerb or driveway at ground level; placing the tub and the set-up are the buyer’s.',
    ask: 'Does the carrier bring the tub to its place, and does anyone help with the set-up?',
  },
  warrantyYears: {
    why: 'The specification gives the length only. A written warranty must say what it covers, how to claim and who bears the cost.',
    shown: 'Home page, warranty tab, returns policy, manual',
    done: 'The shop bears the cost of a claim that is covered. The consumer-guarantee wording is quoted as prescribed.',
    ask: 'Does the owner agree to the terms, above all to paying freight and labour for a covered claim?',
  },
  returnDays: {
    why: 'The 30-day return window stands only in the structured data; who pays the freight and in what condition goods come back is not said.',
    shown: 'Returns policy, FAQ, structured data',
    done: 'Change of mind within 30 days of delivery, unused and in its packaging, return freight paid by the buyer, the outward delivery charge not refunded.',
    ask: 'Who pays the return freight, and which condition is required?',
  },
  reviews: {
    why: "None of the 24 reviews can be read anywhere, and '20+' customers may be fewer than 24. A rating nobody gave is misleading under the Australian Consumer Law.",
    shown: 'Product page, structured data',
    done: 'Shown as quoted.',
    ask: 'Where are the 24 reviews, and do they average 5 stars? If not, the stars must go.',
  },
  happyCustomers: {
    why: 'No source. It also sits oddly beside 24 reviews.',
    shown: 'About page',
    done: 'Shown as quoted.',
    ask: 'How many customers have taken delivery?',
  },
  premiumMaterials: {
    why: 'A figure without a measure. The lid is polystyrene and canvas.',
    shown: 'About page',
    done: 'Shown as quoted, with the materials named beside it.',
    ask: 'Is the claim wanted in this form?',
  },
  protocols: {
    why: 'The advanced protocol names up to 10 minutes at as little as 2 °C, every day. No source is given, and at the cold end that is more than a healthy, practised adult should plan.',
    shown: 'Wellness page, manual',
    done: 'Numbers as given, with the advice to take the short end at the cold end, never to plunge alone, and to ask a doctor first.',
    ask: 'Has anyone with medical training read the three protocols?',
  },
  installation: {
    why: "'No Installation Required' and 'No electrician needed' stand beside an installation of 4-6 hours.",
    shown: 'Home page, setup guide, FAQ, manual',
    done: 'Both kept. The texts say: no plumbing, no hard wiring, a standard RCD-protected outlet; the hours cover placing, filling and the first cool-down.',
    ask: 'Is this how the hours are meant?',
  },
  waterCare: {
    why: 'The specification asks for a weekly check of the water but gives no target values. These are the usual ones for small pools and spas.',
    shown: 'Maintenance page, manual',
    done: 'Given as usual values, subordinate to the label of the test strips and of any product used.',
    ask: 'Which values, and which sanitiser beside ozone, does the maker of the chiller prescribe?',
  },
  diagnosticCodes: {
    why: "'Advanced Diagnostics' is claimed, but no code is given. These are a modest, plausible set.",
    shown: 'Manual',
    done: 'Printed in the manual until the real list is known. Do not print the manual in numbers before.',
    ask: 'Which codes does the chiller show, and what does its maker say to do?',
  },
  inTheBox: {
    why: 'The specification does not list what is delivered. The pictures also show a step, lid straps, a name plate and a bottle of cedar oil.',
    shown: 'Delivery tab, product details, FAQ, manual',
    done: 'The list holds only what the tub cannot work without. The pages say that the step and other things in the pictures are not included.',
    ask: 'What exactly is in the box, and is the step sold?',
  },
})
