import { facts, factText } from '#shop/catalogue/facts.ts'
import type { Block } from '#web/content/blocks.ts'
import { heading, list, paragraph, steps } from '#web/content/blocks.ts'

export const dailyUse: readonly Block[] = [
  heading('Before'),
  steps(
    'Look at the display: the water should be at the temperature you expect.',
    'Take the lid off completely and lay it aside. Check the water level and that the water is clear.',
    'Shower. Put a towel, warm clothes and a timer within reach. Tell someone.',
    'Stand on a dry, non-slip step or floor. Hold the rim with both hands.',
  ),
  heading('During'),
  list(
    'Sit down slowly. Breathe out for longer than you breathe in until your breath is your own again.',
    'Hands may rest on the rim; they feel the cold first.',
    'Leave when the timer rings, or before. Nothing is gained by staying when you want to go.',
  ),
  heading('After'),
  list(
    'Get up slowly and hold on. Dry off, dress, walk about. Give yourself a quarter of an hour before you drive.',
    `Put the lid back. The chiller regains the small rise in about ${facts.recoveryMinutes} minutes.`,
  ),
  heading('Setting the temperature'),
  paragraph(
    `The display shows the water’s temperature and whether the chiller is cooling or heating. Of the three buttons below it, the outer two lower and raise the set temperature between ${factText.temperatureRange}, the middle one switches between standby and running. Switch fully off only at the outlet.`,
  ),
  paragraph(
    'Changing from cold to warm or back takes hours and power. Most households choose one for the season.',
  ),
]
