import { facts } from '#shop/catalogue/facts.ts'
import { heading, link, list, paragraph, quote, sources } from '#web/content/blocks.ts'
import { studies } from '#web/content/studies.ts'
import type { BlogPost } from './post.ts'

const [beginner, intermediate] = facts.protocols

export const firstMonthInColdWater: BlogPost = {
  id: 1,
  slug: 'first-month-in-cold-water',
  title: 'Your first month in cold water',
  excerpt:
    'Those who stay with it begin warmer, stay shorter and skip more days than you would think. A plan for four weeks, and how to know when to stop.',
  category: 'Wellness',
  date: '2026-11-10',
  featured: true,
  image: 'article-morning',
  content: [
    paragraph(
      'Most people begin too cold. They have seen the films: a hole in the ice, a bearded man, a stopwatch. So they set the dial as low as it goes, last for forty unhappy seconds, and by the second week the lid stays on. The ones who are still plunging a year later tend to have started in a way that makes a dull film.',
    ),
    paragraph(
      'This is a plan for four weeks. It is slow on purpose. Before you use it, please read ',
      link('who should not plunge', '/wellness#who-should-not-plunge'),
      '; if anything on that list is true of you, talk to your doctor first and leave the tub for later.',
    ),
    heading('What is going to happen to you'),
    paragraph(
      'When cold water reaches the skin of the trunk you gasp. You do not choose it. Breathing becomes fast, the heart speeds up, blood pressure rises. Physiologists call it the cold shock response; Michael Tipton described it in detail in 1989. It is strongest in the first half minute and fades over the next one or two. It is also the most dangerous part of any immersion, because a person who gasps with the mouth under water breathes water.',
    ),
    paragraph(
      'Two things follow for a beginner. Your head stays out, always. And the first minute is the whole exercise: everything that you are here to learn happens in it. Ten minutes would teach you nothing that two do not.',
    ),
    paragraph(
      'The good news is that the response shrinks with practice. In 1998 Tipton and colleagues had eight men sit six times for three minutes in water of 15 °C. Afterwards they gasped less and their hearts raced less, and not only at 15 °C: in water of 10 °C, too. You are not growing tougher by force of will. Your body learns that this particular alarm was false.',
    ),
    heading('Week one: cool, short, in company'),
    paragraph(
      `Set the water to ${beginner.maxC} °C. That sounds tame. Get in and you will find that it is not. Go in feet first, hands on the rim, and sit down as if the water were hot. Breathe out through pursed lips, slowly, and again. When you notice that you are breathing rather than gasping, look at the timer. Stay until ${beginner.minMinutes} minute is over and get out.`,
    ),
    paragraph(
      `Do this as often as the beginner’s protocol says, ${beginner.often}, with a day between. Have someone in the house who knows. Dry off, put on something warm, walk about. Do not stand under a hot shower straight away; let the warmth come back by itself and notice how it does. Some people are light-headed for a moment, some want to laugh, most are simply hungry.`,
    ),
    heading('Week two: the same again'),
    paragraph(
      'Change nothing at all. This is the week in which people get bored and turn the dial. If you leave it, you will feel the response become smaller in water that has not changed, and that is worth knowing, because from then on you can tell the difference between cold and fear of cold.',
    ),
    paragraph(
      'Choose a time of day and keep it. Morning suits most: the water is cold anyway, the day has not yet started to pull at you, and you will be awake afterwards. Late evening suits few, for the same reason. Tie it to something you do anyway, such as the first coffee, and put the towel out the night before. What has to be decided each day will sooner or later be decided against.',
    ),
    quote('Change one thing at a time: a little colder, or a little longer, never both in one week.'),
    heading('Week three: a little longer'),
    paragraph(
      `Keep the temperature and go to ${beginner.maxMinutes} minutes. The second minute is different from the first. The alarm has passed, the skin has gone quiet, and there is room to pay attention: to the sound of the pump, to the light, to how the shoulders come down. Many people say that this is what they come for.`,
    ),
    paragraph(
      'Watch for the signs that say enough. Strong shivering, fingers that will not meet, speech that has become careless, a feeling of being oddly comfortable: each of them means that you get out now, slowly, holding on. You go on cooling for some minutes after you have left the water, so leaving a little early is leaving on time.',
    ),
    heading('Week four: a little colder'),
    paragraph(
      `Go back to ${beginner.minMinutes} minute and set ${beginner.minC} °C. If the gasp returns, good: it will leave again, faster than the first time. At the end of this week you have done about ten plunges. That is a habit in the making, and a fair basis on which to decide whether you want it.`,
    ),
    paragraph(
      'If you do, there is no hurry. The next level on our ',
      link('wellness page', '/wellness'),
      ` begins at ${intermediate.maxC} °C, and you may stay where you are for the rest of the year. Colder water is not a better person’s water. Nobody has shown that the benefits people report need ice, and the risks certainly grow with it.`,
    ),
    heading('Small things that help'),
    list(
      'Write down temperature, time and one word about how it was. After a month the list is more honest than your memory.',
      'Eat something small beforehand if you plunge early. Never plunge after drinking alcohol.',
      'Keep hands and feet for last. They complain first and have the least to tell you.',
      'Do not practise breath holding or fast breathing in or near the water. People have drowned that way.',
      'If you have a cold, a fever or a bad night behind you, skip the day. It will be there tomorrow; that is the point of owning the tub.',
    ),
    heading('And if you do not like it?'),
    paragraph(
      `Then you have found out in four weeks, safely. Turn the chiller round: the same tub warms to ${facts.temperature.maxC} °C, and there is no shame in preferring that end. But give the month its chance. Almost everyone dislikes the first plunge. What matters is whether you find yourself, some morning in the third week, lifting the lid before you have thought about it.`,
    ),
    sources(studies.tipton1989, studies.tipton1998),
  ],
}
