import { fact } from './fact.ts'

export const practiceFacts = {
  protocols: fact(
    [
      { level: 'Beginner', minMinutes: 1, maxMinutes: 2, minC: 15, maxC: 18, often: '2-3x per week' },
      { level: 'Intermediate', minMinutes: 3, maxMinutes: 5, minC: 10, maxC: 15, often: '4-5x per week' },
      { level: 'Advanced', minMinutes: 5, maxMinutes: 10, minC: 2, maxC: 10, often: 'daily' },
    ],
    'specification section 9',
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
  ),
  waterCare: fact({ phMin: 7.2, phMax: 7.8, alkalinityMin: 80, alkalinityMax: 120 }, 'proposal'),
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
  ),
} as const
