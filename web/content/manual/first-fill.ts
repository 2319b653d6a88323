import { factText } from '#shop/catalogue/facts.ts'
import type { Block } from '#web/content/blocks.ts'
import { heading, note, paragraph, steps } from '#web/content/blocks.ts'

export const firstFill: readonly Block[] = [
  paragraph(
    `The tub takes ${factText.fillVolume} of tap water. The chiller stays unplugged until the last of these steps.`,
  ),
  steps(
    'Rinse the basin with the hose and wipe it with a soft cloth, to take out dust from the journey. Drain, and close the drain.',
    'Check that both hoses are screwed on hand-tight, the filter is in, and both valves are open.',
    'Fill until the upper fitting is just covered. Walk round once with a dry cloth and feel every coupling.',
    'Fill to a hand’s width below the rim. A person raises the water, so do not fill higher.',
    'Loosen the upper coupling at the chiller by a quarter turn until water, and no air, comes out. Tighten it.',
    'With dry hands, plug straight into the wall and switch on. Within two minutes water streams from the upper fitting.',
    'Set a temperature and put on the lid. Look again for drips after ten minutes, after an hour, and the next morning.',
  ),
  heading('The first cool-down'),
  paragraph(
    'It takes hours: how many depends on the tap water, the weather and the temperature you chose. Keep the lid on and leave it overnight. A fan that runs and a grille that blows warm air are signs that all is well.',
  ),
  note(
    'Never dry',
    'Do not run the chiller while either fitting stands above the water. The pump is cooled by the water it moves.',
  ),
]
