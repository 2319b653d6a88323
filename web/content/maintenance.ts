import { facts, factText } from '#shop/catalogue/facts.ts'

export const maintenanceHero = {
  heading: 'Looking after your tub',
  lead: 'A few minutes a week, an hour every season. Everything here can be done with a soft cloth, a garden hose and a pack of test strips.',
  picture: 'article-care',
} as const

export interface CareTask {
  readonly id: string
  readonly task: string
  readonly often: string
  readonly why: string
  readonly how: readonly string[]
}

const { maintenance, waterCare } = facts

/** From the most to the least frequent. */
export const schedule: readonly CareTask[] = [
  {
    id: 'water-level',
    task: 'Water level',
    often: maintenance.waterLevel,
    why: 'The pump must never draw air.',
    how: [
      'Look: the water should stand a hand’s width below the rim, well above both fittings in the end wall.',
      'Top up with the garden hose. A little is lost to splashing and, with the lid off, to the air.',
      'If you top up more than a bucket a day, look for a drip at the couplings and call us if you find none.',
    ],
  },
  {
    id: 'water-quality',
    task: 'Water quality check',
    often: maintenance.waterQuality,
    why: 'Clear water is not always clean water.',
    how: [
      `Dip a test strip. Usual values are pH ${waterCare.phMin} to ${waterCare.phMax} and alkalinity ${waterCare.alkalinityMin} to ${waterCare.alkalinityMax} mg/L; the strip’s own label has the last word.`,
      'Correct with products sold for spas, in the dose on their label, with the pump running and nobody in the tub.',
      'Cloudy, slimy or smelling water: stay out, and change it.',
      'Take out the filter, rinse it with the hose from the inside, put it back. Replace it when rinsing no longer brings it clean.',
    ],
  },
  {
    id: 'steel',
    task: 'Steel cleaning',
    often: maintenance.steelCleaning,
    why: 'A thin film collects at the water line.',
    how: [
      'Switch the chiller off at the outlet and let the water down by a hand’s width.',
      'Wipe the water line along the grain with a soft cloth and a little dish soap or bicarbonate of soda, then rinse.',
      'No steel wool, no abrasive powder, no bleach and no acid: they mark the surface and start rust.',
    ],
  },
  {
    id: 'water-change',
    task: 'Water change',
    often: `every ${maintenance.waterChangeMonths} months`,
    why: 'Ozone and filter slow the ageing of water; they do not stop it.',
    how: [
      'Switch the chiller off at the outlet. Close both valves at the chiller.',
      'Drain onto a lawn or into the sewer, as your council allows, and never into a stormwater drain if you have used chemicals.',
      'Wipe the basin, rinse the filter, check the hose couplings by hand.',
      `Fill with ${factText.fillVolume} of tap water, open both valves, let the air out, and switch on. The first cool-down takes hours.`,
    ],
  },
  {
    id: 'ozone',
    task: 'Ozone service',
    often: `every ${maintenance.ozoneServiceMonths} months`,
    why: 'The ozone cell tires with use.',
    how: [
      'Switch off at the outlet. Look through the air line of the ozone unit for kinks and moisture.',
      'Run the self-test from the display or the app and note what it says.',
      'Send us the result. If the cell is weak we tell you what it costs to replace; within the warranty a faulty one is on us.',
    ],
  },
  {
    id: 'cedar',
    task: 'Cedar oil',
    often: maintenance.cedarOil,
    why: 'Oil keeps the colour and keeps water out of the end grain.',
    how: [
      'Choose a dry, mild day. Brush the boards along the grain, wipe with a damp cloth, let them dry for a day.',
      'Rub in a thin coat of decking or cedar oil with a cloth. Do the end grain at the corners twice.',
      'Wipe off what has not soaked in after a quarter of an hour. Lay oily rags out flat to dry; crumpled up they can catch fire by themselves.',
      'You may also leave it: unoiled cedar turns silver and stays sound.',
    ],
  },
]

export const waterCareTips = {
  heading: 'Water care',
  items: [
    'Shower before you plunge. Soap, sweat and sunscreen are what the filter works hardest on.',
    'Keep the lid on. It holds leaves and light out, and cold in.',
    'Leave the chiller running, also when you are away: moving water stays clear and does not freeze in the pipes.',
    `Ozone and the ${factText.filter} do most of the work. If several people share the tub, a sanitiser made for spas may be needed as well; follow its label and keep it away from bare steel until it is dissolved.`,
    'Bore water and tank water can carry iron or acid. Ask us before you fill with them.',
    'No bath salts, oils or Epsom salts: they clog the filter and attack the pump.',
  ],
} as const

export const awayAndWinter = {
  heading: 'Away, and in frost',
  items: [
    'Away for up to a month: set a moderate temperature, lid on, chiller running.',
    'Away for longer: drain tub, hoses and chiller, switch off, leave the lid ajar so that it dries.',
    'Below freezing: leave the chiller on. If the power may fail for long, drain it; ice breaks pumps and the warranty does not cover that.',
  ],
} as const

export const maintenanceHelp = {
  text: 'The user manual has all of this to print. If the display shows a code, look there or call us.',
  links: [
    { text: 'Contact us', to: '/contact' },
    { text: 'Questions and answers', to: '/resources/faq' },
  ],
} as const
