import { factText } from '#shop/catalogue/facts.ts'
import type { Block } from '#web/content/blocks.ts'
import { list, note, paragraph, table } from '#web/content/blocks.ts'
import { inTheBox, notIncluded } from '#web/content/whats-included.ts'

export const whatIsInTheBox: readonly Block[] = [
  paragraph('Lay everything out and compare it with this list before you throw any packaging away.'),
  list(...inTheBox),
  paragraph(notIncluded),
  table('What you should have ready', [
    {
      label: 'Helpers',
      value: `Four people for the tub (${factText.tubWeight}), two for the chiller (${factText.chillerWeight})`,
    },
    { label: 'Tools', value: 'A spirit level, scissors for the straps, a garden hose, a dry cloth' },
    { label: 'For the water', value: 'Test strips for pools or spas' },
  ]),
  note(
    'Something missing or damaged?',
    'Photograph it, stop, and call us before you go on. The last chapter says how to reach us.',
  ),
]
