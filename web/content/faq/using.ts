import { facts, factText } from '#shop/catalogue/facts.ts'
import { link } from '#web/content/blocks.ts'
import type { FaqItem } from './faq-item.ts'

export const usingQuestions: readonly FaqItem[] = [
  {
    question: 'How cold and how warm does it get?',
    answer: `You can set ${factText.temperatureRange}. How soon the water is there depends on the weather and on where it starts. The first cool-down takes hours, and so does going from warm to cold.`,
  },
  {
    question: `What does ‘${facts.recoveryMinutes} Minute Recovery’ mean?`,
    answer: `One person warms the water by a fraction of a degree. The chiller takes back that small rise in about ${facts.recoveryMinutes} minutes, so that the next person finds the same water. It does not mean that a warm tub is cold in ${facts.recoveryMinutes} minutes.`,
  },
  {
    question: 'How big is it inside? Will I fit?',
    answer: `Outside it is ${factText.tubSize}; it takes ${factText.fillVolume}. You sit with bent knees, the water at your shoulders. It is a tub for one person. If you are very tall, come and try one for size in ${facts.address.suburb}.`,
  },
  {
    question: 'How long should I stay in, and who should not?',
    answer: [
      'A minute or two of cool water is enough to begin with. People with heart or blood pressure conditions, in pregnancy, and some others should stay out: please read ',
      link('who should not plunge', '/wellness#who-should-not-plunge'),
      ' before the first time. Never plunge alone.',
    ],
  },
  {
    question: 'Does it need WiFi?',
    answer: `No. The display and buttons on the chiller do everything. With a ${facts.wifiGigahertz} GHz network you can also use the ${facts.controlName} app to set the temperature and see messages from away.`,
  },
]
