import { facts, factText } from '#shop/catalogue/facts.ts'
import type { Block } from '#web/content/blocks.ts'
import { heading, note, paragraph, table } from '#web/content/blocks.ts'

export const troubleshooting: readonly Block[] = [
  paragraph(
    'Before you touch the chiller, its hoses or its filter: dry hands, and switch off at the outlet.',
  ),
  heading('Diagnostic codes'),
  paragraph('When the chiller finds a fault it stops what could do harm and shows a code.'),
  table(
    'Codes on the display',
    facts.diagnosticCodes.map(({ code, meaning, action }) => ({
      label: `${code}: ${meaning}`,
      value: action,
    })),
  ),
  heading('No code, but something is wrong'),
  table('Signs and what to do', [
    {
      label: 'Nothing on the display',
      value:
        'Check the outlet with a lamp and look at the safety switch. If the switch trips again, unplug and call us.',
    },
    {
      label: 'The water does not get cold enough',
      value: `Lid on, filter rinsed, shade, ${factText.clearance} clear around the chiller. On very hot days it may not reach the lowest setting.`,
    },
    {
      label: 'Little water from the upper fitting',
      value: 'Water level, valves, filter, then air in the hoses: let it out at the upper coupling.',
    },
    {
      label: 'A drip at a coupling',
      value: 'Switch off, close the valves, take the coupling off, wipe and seat its ring, tighten by hand.',
    },
    {
      label: 'Cloudy or smelling water',
      value: 'Stay out. Change the water, clean the filter, wipe the basin.',
    },
    {
      label: 'Brown specks on the steel',
      value:
        'Usually iron from tools or tap water, not the steel itself. Wipe with bicarbonate of soda along the grain, rinse.',
    },
    {
      label: 'Water under the chiller',
      value: 'On humid days a little condensation is normal. If it does not stop, look at the couplings.',
    },
    {
      label: 'New noise',
      value:
        'Is it level, and is something touching the grille? A steady hum is normal, grinding is not: switch off.',
    },
  ]),
  note(
    'When to stop and call us',
    'A tingling from water or metal, a hot plug, a smell of burning, or a safety switch that trips: get out, switch off at the board, do not use the tub, and call us.',
  ),
]
