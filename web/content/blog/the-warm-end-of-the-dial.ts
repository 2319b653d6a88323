import { facts, factText } from '#shop/catalogue/facts.ts'
import { heading, list, paragraph, quote, sources } from '#web/content/blocks.ts'
import { studies } from '#web/content/studies.ts'
import type { BlogPost } from './post.ts'

export const theWarmEndOfTheDial: BlogPost = {
  id: 4,
  slug: 'the-warm-end-of-the-dial',
  title: 'The warm end of the dial',
  excerpt:
    'A cold plunge tub spends its evenings doing nothing. Turned to warm, it makes a small ceremony of the end of the day, and helps some people sleep.',
  category: 'Lifestyle',
  date: '2026-09-08',
  featured: false,
  image: 'article-evening',
  content: [
    paragraph(
      `People buy a cold plunge for the mornings. Then June arrives, the sun goes at five, and someone in the house asks whether that thing on the deck can also be warm. It can: ${facts.productName} goes from ${factText.temperatureRange}. This is about the other end of the dial, and about the hour before bed.`,
    ),
    heading('One season, one temperature'),
    paragraph(
      'First the plain part. Water holds a great deal of heat, and a tub full of it does not change its mind quickly. Going from a morning plunge to an evening soak and back within a day is possible on paper and silly in practice: the chiller would work around the clock and neither end would be quite there when you want it.',
    ),
    paragraph(
      'So choose by the season, or by the week. Many households keep it cold from spring to autumn and warm in the dark months. Some go warm for the school holidays, when guests are about. Others never touch the warm end and are perfectly happy. Give the change a night and keep the lid on while it happens.',
    ),
    heading('What a warm soak does for sleep'),
    paragraph(
      'Here there is better evidence than for most things said about bathing. In 2019 Shahab Haghayegh and colleagues in Texas put together the studies on warm baths and showers before bed. In water of roughly 40 to 42.5 °C, for as little as ten minutes, taken one to two hours before bedtime, people fell asleep sooner and rated their sleep better.',
    ),
    paragraph(
      'The reason they give is a pleasing turn. The body cools a little on its way into sleep. A warm bath brings blood to the hands and feet, and through them, once you are out and dry, heat leaves the core faster than it would have. You warm up in order to cool down. It also explains the timing: a soak that ends as you climb into bed comes too late.',
    ),
    quote('You warm up in order to cool down.'),
    paragraph(
      `Our tub stops at ${facts.temperature.maxC} °C, which is where that range begins, and most people find a degree or two less more agreeable in the open air. Take the figures as a direction and your own comfort as the instrument.`,
    ),
    heading('An evening, in order'),
    list(
      'About two hours before bed, look at the display. If the water is there, put out a towel and something warm to walk back in.',
      'Dim what you can. A lamp at a distance is enough; keep anything with a cord well away from the water.',
      'Fold the lid half open and sit at the open end. The closed half covers your knees and keeps the warmth in.',
      'Ten to fifteen minutes. Leave the telephone indoors: it likes neither steam nor your attention.',
      'Stand up slowly, holding the rim. Warm water lowers the blood pressure, and the step out is where people feel it.',
      'Dry off, drink a glass of water, lid on. Then do something dull until you are tired.',
    ),
    heading('Cautions, briefly'),
    paragraph(
      'Warm water has its own rules. Stay out if you are pregnant, feverish, have been drinking, or have a heart or blood pressure condition that your doctor has not cleared for it. Keep to a quarter of an hour at the top of the range. Children overheat faster than adults and this is not a tub for them. And, as with the cold, do not do it alone.',
    ),
    paragraph(
      'Warm water also ages faster. What the cold keeps asleep grows at body temperature, so test it twice a week instead of once, shower before every soak, and change it sooner if it looks less than clear. No oils, no bath salts, however nice they smell: they end up in the filter and the pump.',
    ),
    heading('Where to put it'),
    paragraph(
      'If evenings are what you have in mind, think of them before you choose the place. You want a short, dry walk with a light on it, a wall or a hedge against the wind, and a hook within reach. A view helps, but darkness supplies one nearly anywhere. Indoors, you need a floor that may get wet, a drain, and moving air for the chiller.',
    ),
    paragraph(
      'And think of the sound. The chiller is a machine with a fan and a pump, and in a quiet garden you hear it. Point the grille away from your own bedroom window, and from the neighbour’s.',
    ),
    heading('Back to cold'),
    paragraph(
      'Somewhere in September the mornings turn light again, and one of you will set the dial down before going to bed. The first plunge after a warm winter feels like the very first one; the body forgets some of what it learned. Begin where beginners begin, with cool water and a short time, and let it come back. By October you will be lifting the lid at six, and the evenings will be for something else.',
    ),
    sources(studies.haghayegh2019),
  ],
}
