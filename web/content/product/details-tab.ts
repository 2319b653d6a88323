import { facts, factText } from '#shop/catalogue/facts.ts'
import type { Block } from '#web/content/blocks.ts'
import { heading, link, list, paragraph } from '#web/content/blocks.ts'
import { inTheBox, notIncluded } from '#web/content/whats-included.ts'

export const detailsTab: readonly Block[] = [
  paragraph(
    `${facts.productName} is a tub for one person to sit in, up to the shoulders, and a chiller that stands beside it. Two short hoses join them. The chiller moves the water through a ${factText.filter}, adds ozone, and cools or heats it to the temperature you set, anywhere from ${factText.temperatureRange}.`,
  ),
  heading('What it is made of'),
  paragraph(
    `The basin is ${factText.steel}, the grade used on boats because it stands up to salt and sanitiser better than kitchen steel does. It is smooth, has rounded corners and needs a soft cloth, nothing stronger.`,
  ),
  paragraph(
    `The outside is ${factText.timber}, a light timber that moves little with wet and dry and carries its own oils. It arrives a warm reddish brown. Outdoors it turns silver over the years unless you oil it once a year; both are fine for the timber.`,
  ),
  paragraph(
    `The lid is ${factText.lid}. It keeps the cold in and the leaves out, and saves power that the chiller would otherwise spend against warm air. It is a cover for the water, not a seat, and not a safety barrier.`,
  ),
  heading('How it behaves'),
  list(
    `The first cool-down of a fresh fill (${factText.fillVolume}) takes hours. Start it in the evening and plunge the next morning.`,
    `After one plunge the chiller regains the small rise in about ${facts.recoveryMinutes} minutes. Hot days, an open lid and several people in a row take longer.`,
    'It can warm the same water for a soak. Going from cold to hot, or back, also takes hours.',
    `You set it on the display or, over WiFi, in the ${facts.controlName} app. Without WiFi it works just as well.`,
  ),
  heading('What you get'),
  list(...inTheBox),
  paragraph(notIncluded),
  paragraph(
    'More to read: ',
    link('the setup guide', '/resources/setup'),
    ', ',
    link('looking after it', '/resources/maintenance'),
    ' and ',
    link('frequent questions', '/resources/faq'),
    '.',
  ),
]
