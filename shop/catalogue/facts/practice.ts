import { fact } from './fact.ts'

export const practiceFacts = {
  protocols: fact(
    [
      { level: 'Beginner', minMinutes: 1, maxMinutes: 2, minC: 15, maxC: 18, often: '2-3x per week' },
      { level: 'Intermediate', minMinutes: 3, maxMinutes: 5, minC: 10, maxC: 15, often: '4-5x per week' },
      { level: 'Advanced', minMinutes: 5, maxMinutes: 10, minC: 2, maxC: 10, often: 'daily' },
    ],
    'specification section 9',
    {
      why: 'The advanced protocol names up to 10 minutes at as little as 2 °C, every day. No source is given, and at the cold end that is more than a healthy, practised adult should plan.',
      shown: 'Wellness page, manual',
      done: 'Numbers as given, with the advice to take the short end at the cold end, never to plunge alone, and to ask a doctor first.',
      ask: 'Has anyone with medical training read the three protocols?',
    },
  ),
  maintenance: fact(
    {
      waterLevel: 'daily',
      waterQuality: 'weekly',
      steelCleaning: 'monthly',
      waterChangeMonths: 3,
      ozoneServiceMonths: 6,
      cedarOil: 'yearly',
    },
    'specification section 9',
  ),
  installation: fact(
    { preparation: '1-2 days', installation: '4-6 hours', testing: '2-4 hours' },
    'specification section 9',
    {
      why: "'No Installation Required' and 'No electrician needed' stand beside an installation of 4-6 hours.",
      shown: 'Home page, setup guide, FAQ, manual',
      done: 'Both kept. The texts say: no plumbing, no hard wiring, a standard RCD-protected outlet; the hours cover placing, filling and the first cool-down.',
      ask: 'Is this how the hours are meant?',
    },
  ),
  waterCare: fact({ phMin: 7.2, phMax: 7.8, alkalinityMin: 80, alkalinityMax: 120 }, 'proposal', {
    why: 'The specification asks for a weekly check of the water but gives no target values. These are the usual ones for small pools and spas.',
    shown: 'Maintenance page, manual',
    done: 'Given as usual values, subordinate to the label of the test strips and of any product used.',
    ask: 'Which values, and which sanitiser beside ozone, does the maker of the chiller prescribe?',
  }),
  diagnosticCodes: fact(
    [
      {
        code: 'E1',
        meaning: 'No water flow',
        action:
          'Check the water level, open both valves, clean the filter, then switch off and on at the outlet.',
      },
      {
        code: 'E2',
        meaning: 'Water temperature sensor',
        action: 'Switch off at the outlet for five minutes. If the code returns, contact us.',
      },
      {
        code: 'E3',
        meaning: 'Chiller too hot',
        action: 'Clear the air grilles, give shade, let it cool for thirty minutes.',
      },
      {
        code: 'E4',
        meaning: 'Supply voltage outside its range',
        action: 'Plug straight into the wall. If the code returns, ask an electrician to check the outlet.',
      },
      {
        code: 'E5',
        meaning: 'Frost protection',
        action: 'Leave the chiller running, so that the water keeps moving until the air is above freezing.',
      },
      {
        code: 'E6',
        meaning: 'No WiFi connection',
        action: 'Cooling goes on as set. Check the network, then pair the app again.',
      },
    ],
    'proposal',
    {
      why: "'Advanced Diagnostics' is claimed, but no code is given. These are a modest, plausible set.",
      shown: 'Manual',
      done: 'Printed in the manual until the real list is known. Do not print the manual in numbers before.',
      ask: 'Which codes does the chiller show, and what does its maker say to do?',
    },
  ),
  inTheBox: fact(
    [
      'The tub, assembled',
      'The chiller and heater, with its power lead',
      'Two insulated hoses with hand-tightened couplings',
      'The insulated lid',
      'One filter cartridge, fitted',
      'The user manual',
    ],
    'proposal',
    {
      why: 'The specification does not list what is delivered. The pictures also show a step, lid straps, a name plate and a bottle of cedar oil.',
      shown: 'Delivery tab, product details, FAQ, manual',
      done: 'The list holds only what the tub cannot work without. The pages say that the step and other things in the pictures are not included.',
      ask: 'What exactly is in the box, and is the step sold?',
    },
  ),
} as const
