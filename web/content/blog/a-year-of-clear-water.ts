import { facts, factText } from '#shop/catalogue/facts.ts'
import { heading, link, list, paragraph, quote } from '#web/content/blocks.ts'
import type { BlogPost } from './post.ts'

const { maintenance, waterCare } = facts

export const aYearOfClearWater: BlogPost = {
  id: 3,
  slug: 'a-year-of-clear-water',
  title: 'A year of clear water',
  excerpt:
    'What makes water go off, what ozone and a filter can do about it, and what only you can. A calendar for water, steel, cedar and chiller.',
  category: 'Maintenance',
  date: '2026-09-29',
  featured: false,
  image: 'article-care',
  content: [
    paragraph(
      `A tub of cold water is a small pond with a pump. Left alone, it does what ponds do. Everything we sell you against that, and everything we ask of you, comes down to three things: keep dirt out, keep water moving, and change it before it asks. Do that and ${factText.fillVolume} of tap water stay clear for ${maintenance.waterChangeMonths} months. Neglect it and they may not last a fortnight.`,
    ),
    paragraph(
      'This article follows one year. The short version, for the inside of a cupboard door, is on the ',
      link('maintenance page', '/resources/maintenance'),
      '.',
    ),
    heading('Where the dirt comes from'),
    paragraph(
      'From you, mostly. A person brings sweat, skin, sunscreen, soap from the last shower and whatever stuck to the feet between door and tub. The rest is leaves, pollen, insects and dust. Cold slows everything that would like to live on this, which is why a plunge is easier to keep than a spa. It does not stop it.',
    ),
    paragraph(
      'So the most useful piece of equipment is a shower, and the second is the lid. A rinse before each plunge takes away most of what the filter would otherwise have to catch. The lid keeps out the garden, and also light, without which algae cannot grow. If you do only two things from this page, do these.',
    ),
    heading('What the machine does'),
    paragraph(
      `The pump draws water from the lower fitting through a ${factText.filter}. Its pores are about as wide as a fine hair: hair, skin and grit stay behind, while bacteria, which are far smaller, go through. For those there is ozone, a form of oxygen that reacts with nearly anything organic it meets and then falls apart again. It leaves no smell of swimming pool on your skin. It also leaves no lasting protection in the water, which is why it works only as long as water moves past it.`,
    ),
    paragraph(
      'That is the reason we ask you to leave the chiller running. Switching it off at night saves little, since the water has to be cooled again in the morning, and it gives everything in the tub eight quiet hours. If you want to save power, put on the lid, find shade, and choose a temperature two degrees higher.',
    ),
    heading('Every day, every week'),
    paragraph(
      'Daily means a glance. Is the water a hand’s width below the rim? Can you see the drain as sharply as yesterday? That is all. If the level falls faster than splashing explains, feel along the hoses with a dry hand.',
    ),
    paragraph(
      `Weekly means a test strip and a rinse. You are looking for a pH between ${waterCare.phMin} and ${waterCare.phMax}: below that, water begins to attack metal and eyes; above it, it leaves scale. Alkalinity, between ${waterCare.alkalinityMin} and ${waterCare.alkalinityMax} mg/L, is what keeps the pH from jumping about, so correct it first. Use products made for spas, measure rather than pour, dissolve powder in a bucket, and give it an hour of circulation before you test again.`,
    ),
    paragraph(
      'Then take out the filter and hose it from the inside out. A second cartridge makes this pleasant: one is at work while the other dries in the sun. When rinsing no longer brings back the colour, it has done its work.',
    ),
    quote('Clear water is not always clean water. The strip sees what you cannot.'),
    heading('Every month: the water line'),
    paragraph(
      'Skin oil floats, and it settles as a faint grey band where water meets steel. Let the level down by a hand’s width, take a soft cloth and a little dish soap or bicarbonate of soda, and wipe along the grain. Rinse. It takes ten minutes, and if you keep it up it never takes longer.',
    ),
    paragraph(
      `About steel: ${factText.steel} resists rust because of a skin of oxide far thinner than paint, which renews itself in air and water. Two things can get through it. One is chlorine at full strength, as in a tablet lying on the floor of the tub. The other is ordinary iron, left behind by steel wool, by a tool, or by a rusty hose fitting; the iron rusts, and it looks as though the basin did. So: no tablets, no steel wool, no bleach. If you see brown specks, rub them off with bicarbonate and find out where they came from.`,
    ),
    heading(`Every ${maintenance.waterChangeMonths} months: new water`),
    paragraph(
      'Even well-kept water collects what no filter takes out: dissolved salts, the remains of what ozone has broken down. At some point it needs more and more correcting to stay in range. That is the moment to let it go.',
    ),
    list(
      'Switch off at the outlet and close both valves.',
      'Drain onto the lawn or into the sewer, as your council allows. If you have added anything but water, keep it out of stormwater drains: they lead to creeks.',
      'Wipe the whole basin, clean the filter, look at the sealing rings of the couplings.',
      'Fill, open the valves, let the air out, switch on. Begin in the evening: the first cool-down takes hours.',
    ),
    paragraph(
      'Choose the day by the weather. New water on a cool, grey afternoon is cold by morning; new water at the start of a heatwave keeps the chiller busy for a day longer.',
    ),
    heading(`Every ${maintenance.ozoneServiceMonths} months: ozone`),
    paragraph(
      `The cell that makes ozone wears with use, and nobody can see it. Every ${maintenance.ozoneServiceMonths} months run the self-test, look along the air line for kinks and drops of water, and send us what the display says. A weak cell shows up earlier in your nose than in your eyes: water that smells stale in the second month, though you test and rinse as always, is asking for it.`,
    ),
    heading('Once a year: cedar'),
    paragraph(
      `${factText.timber} needs less than people think. It carries oils of its own and moves little between wet and dry. In the weather its surface turns silver, and under the silver it is as sound as before. Oil is a matter of colour, and of keeping water out of the end grain at the corners.`,
    ),
    paragraph(
      'If you want the red-brown back, choose two dry days. On the first, brush along the grain and wipe with a damp cloth. On the second, rub in a thin coat of decking or cedar oil, twice on end grain, and wipe off whatever is still wet after a quarter of an hour. Keep oil out of the water. And spread the rags out flat to dry in the open: a ball of oily cloth can warm up by itself until it burns.',
    ),
    heading('Holidays and frost'),
    paragraph(
      'For a few weeks away, set a moderate temperature, close the lid and let the machine run; ask a neighbour to look at the level. For longer, drain everything, chiller and hoses too, and leave the lid ajar so that it dries. In frost, running water protects itself. A chiller that is full of water and switched off in a cold night is the one sure way to break it.',
    ),
    heading('The sum of it'),
    paragraph(
      'A few seconds a day, a quarter of an hour a week, half an hour a month, an afternoon each season. Put that against carrying ice. And if something looks odd that is not on this page, photograph it and write to us. We would rather answer ten small questions than one large one.',
    ),
  ],
}
