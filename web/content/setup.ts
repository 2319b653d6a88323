import { facts, factText } from '#shop/catalogue/facts.ts'
import { filledWeightKg } from './product/specifications-tab.ts'

export const setupHero = {
  heading: 'Setup guide',
  lead: 'From pallet to first plunge in six steps. No plumbing, no hard wiring, no special tools: three helpers, a garden hose and a day without hurry.',
} as const

export const timeline = {
  heading: 'How long it takes',
  stages: [
    {
      stage: 'Preparation',
      time: facts.installation.preparation,
      text: 'Choosing and levelling the place, checking the outlet, asking the council. Most of it is waiting for answers.',
    },
    {
      stage: 'Installation',
      time: facts.installation.installation,
      text: 'Unpacking, placing, joining the hoses, filling, and the start of the first cool-down.',
    },
    {
      stage: 'Testing',
      time: facts.installation.testing,
      text: 'Watching for drips while the water circulates and cools, and pairing the app. You may do other things meanwhile.',
    },
  ],
} as const

export type SetupStage = (typeof timeline.stages)[number]

export const siteAndPower = {
  heading: 'Site and power',
  items: [
    `A level, firm floor. Filled, with a person in it, the tub weighs about ${filledWeightKg} kg. A concrete slab carries that; for a deck, balcony or upper floor ask a builder or an engineer.`,
    `Room: the tub is ${factText.tubSize}, the chiller ${factText.chillerSize}. Leave ${factText.clearance} clear around the chiller, so that it can breathe.`,
    `Power: a standard ${factText.outletInProse} outlet (${factText.powerSupply}) with a safety switch (RCD), within reach of the lead. No extension lead.`,
    'Shade helps. Full summer sun makes the chiller work longer.',
    'A tap within reach of your hose, and a place to drain to.',
    'Indoors: a floor that may get wet, a drain, and moving air. The chiller gives off warmth, so a closed cupboard will not do.',
  ],
} as const

export interface SetupStep {
  readonly title: string
  readonly time: string
  readonly text: string
  readonly points: readonly string[]
}

/** Six, each with its own drawing. */
export const setupSteps: readonly SetupStep[] = [
  {
    title: 'Choose and prepare the place',
    time: 'The days before',
    text: 'Everything is easier if the tub never has to move again.',
    points: [
      'Check level with a long spirit level: less than 1 cm of fall along the tub.',
      'Press the test button of the safety switch, and plug a lamp into the outlet.',
      'Measure gates, doors and corners on the way in.',
    ],
  },
  {
    title: 'Unpack and check',
    time: '30 minutes',
    text: 'The pallet stays at the kerb or in the drive; open it there.',
    points: [
      'Cut the straps, lift off the cover, keep the packaging until you are sure that you keep the tub.',
      'Compare with the list of what is in the box. Photograph any damage before you go on and send it to us.',
      'Let the chiller stand upright for two hours before it is switched on, so that its oil settles.',
    ],
  },
  {
    title: 'Place the tub and the chiller',
    time: '1 hour',
    text: `Everything together is ${factText.emptyWeight}: the tub ${factText.tubWeight}, the chiller ${factText.chillerWeight}.`,
    points: [
      'Four people for the tub, two for the chiller. Bend your knees, lift at the base and never at the rim or the hoses.',
      `Stand the chiller at the end of the tub with the fittings, grille outwards, ${factText.clearance} clear around it.`,
      'Check level again, both ways.',
    ],
  },
  {
    title: 'Join the hoses',
    time: '15 minutes',
    text: 'Two hoses: the upper fitting brings water back, the lower one draws it.',
    points: [
      'See that each coupling holds its black sealing ring. Screw on by hand until it stops; no pliers.',
      'Put in the filter if it is not in yet. Open both valves.',
      'Close the drain.',
    ],
  },
  {
    title: 'Fill with water',
    time: 'About an hour',
    text: `Tap water, ${factText.fillVolume}, to a hand’s width below the rim. The chiller stays unplugged.`,
    points: [
      'Stop when both fittings are covered and look at every coupling. Dry all round: fill on.',
      'A drip: tighten by hand, or take off and seat the ring again.',
      'Never start the chiller while a fitting stands above the water.',
    ],
  },
  {
    title: 'Plug in, cool down, connect',
    time: 'Overnight',
    text: 'Plug straight into the wall with dry hands, switch on, and set the temperature.',
    points: [
      'Water should stream from the upper fitting within two minutes. If not, switch off and let the air out at the coupling.',
      'Lid on. The first cool-down takes hours: start it in the evening.',
      `For the app, connect your phone to a ${facts.wifiGigahertz} GHz network, open ${facts.controlName} and follow its pairing steps.`,
      'Before the first plunge, read the rules below.',
    ],
  },
]

export const councilNote = {
  heading: 'Ask your council',
  text: 'A tub that can hold water more than 300 mm deep may count as a pool or spa under the law of your state, and may need a barrier, a lockable cover or registration. The rules differ between states and councils, and for tenants and strata buildings there are others on top. Check with your council before you fill it. We cannot tell you that your place complies, and the lid is not sold as a barrier.',
} as const

export const setupHelp = {
  heading: 'Stuck?',
  text: `Call us with the tub in front of you: ${factText.phoneHours}.`,
  links: [
    { text: 'Contact us', to: '/contact' },
    { text: 'Looking after your tub', to: '/resources/maintenance' },
  ],
} as const
