import { facts } from '#shop/catalogue/facts.ts'
import { heading, link, list, paragraph, quote, sources } from '#web/content/blocks.ts'
import { studies } from '#web/content/studies.ts'
import type { BlogPost } from './post.ts'

export const whatColdWaterDoes: BlogPost = {
  id: 2,
  slug: 'what-cold-water-does',
  title: 'What cold water does, and what nobody knows yet',
  excerpt:
    'Eight papers, read slowly. The gasp, the heart, sore legs, mood, sick days and muscle: what was measured, in whom, in what water, and how far it carries.',
  category: 'Science',
  date: '2026-10-20',
  featured: false,
  image: 'article-science',
  content: [
    paragraph(
      'We sell a cold plunge, so you should read what we write about its effects with one eyebrow raised. To make that easy, this article names its sources, says how many people were studied and in what water, and stops where they stop. If you find that we have made a finding bigger than it is, write to us and we will correct it.',
    ),
    paragraph(
      'A word on method first. You cannot give someone a pretend cold plunge: everyone in a study knows whether they were in the cold group. Most trials are small, most subjects are young, fit and male, and the water differs from one laboratory to the next. None of this makes the findings worthless. It means that each of them is a stone, and not yet a wall.',
    ),
    heading('The first two minutes'),
    paragraph(
      'The best-established effect of cold water is also the least pleasant. In 1989 Michael Tipton drew together what was known of the first minutes: a gasp that cannot be suppressed, breathing several times faster than at rest, a racing heart and a jump in blood pressure. The response comes from cold receptors in the skin, peaks within about half a minute and has mostly faded after two or three. It is an alarm, and it has nothing to do with the body’s core, which at that moment is as warm as before.',
    ),
    paragraph(
      'It explains why people drown in cold water within a minute or two, long before they could freeze. It also explains every rule in our manual: head out, in slowly, never alone, wait for the breath.',
    ),
    paragraph(
      'There is a second, rarer danger. If the face goes under at the same time, a different reflex tells the heart to slow down while the cold shock is telling it to race. In 2012 Michael Shattock and Tipton called this autonomic conflict and argued that the quarrel of the two signals can disturb the rhythm of the heart, even in people thought to be healthy. A person who already has a condition of the heart has more to lose. That is why our list of who should not plunge begins where it does.',
    ),
    heading('You get used to it'),
    paragraph(
      'In 1998 Tipton, Frank Golden and others let eight men sit six times for three minutes in water of 15 °C and measured how the response changed. Breathing and heart rate rose clearly less afterwards, and less in water of 10 °C as well, though the practice had all been at 15. The change is called habituation, and it is a good example of a finding that is both modest and useful. It does not mean that cold does you less harm in the long run; hypothermia arrives as before. It means that the dangerous first minute becomes less dangerous, and for most people less unpleasant.',
    ),
    heading('Hormones, and a famous number'),
    paragraph(
      'If you have read anything about plunging, you have met the number 530. It is the rise, in per cent, of noradrenaline in the blood, and it comes from a study by Petr Šrámek and colleagues in Prague, published in 2000. Dopamine rose by 250 per cent in the same experiment. Both are often quoted as if a quick dip would do it.',
    ),
    paragraph(
      'Look at what was done. Young men sat with their heads out for one hour, in water of 32, 20 and 14 °C, on different days. The famous rises belong to the whole hour at 14 °C, in a small group of healthy men, and adrenaline, the hormone most people would guess, did not change. Nobody sat for two minutes, and nobody was asked whether he felt happier. The study shows that long, cold immersion stirs up the system that makes us alert. That a short plunge does something of the same kind is likely, and fits with how awake people feel. How much, and for how long, that paper cannot say.',
    ),
    quote('Each finding is a stone, and not yet a wall.'),
    heading('Sore legs'),
    paragraph(
      'Here the evidence is broader. A Cochrane review by Chris Bleakley and others, in 2012, collected 17 small trials with 366 people in all. They had run, cycled or lifted until their muscles could be expected to hurt, and then sat either in water colder than 15 °C or somewhere dry, or did something else to recover. On the following days those from the water reported less soreness than those who had simply rested. The reviewers saw some evidence for the effect, called the quality of the trials low, and left open which temperature and duration is best. They also remarked that hardly any trial had looked properly for harm.',
    ),
    paragraph(
      'Soreness is something people report, and people in these trials knew which group they were in. Some of the effect may be expectation. If your legs feel better on Tuesday, you may not mind, as long as you know what you are buying: comfort on the day after, and no proof that the muscle itself has mended any sooner.',
    ),
    heading('A warning for lifters'),
    paragraph(
      'Feeling recovered and adapting to training are two different things. In 2015 Llion Roberts and colleagues in Queensland let 21 active young men train their legs for twelve weeks. After each session one group sat for ten minutes in water of about 10 °C, the other cycled gently. At the end the cold group had gained less muscle and less strength. In a companion experiment, signals in the muscle that lead to growth were weaker after the cold.',
    ),
    paragraph(
      'The likely lesson is one of timing. If you train for strength or size, keep the plunge away from the hours after lifting, or put it on other days. If you are in the middle of a tournament and only want to run again tomorrow, the sum may come out differently.',
    ),
    heading('Mood, stress and days off'),
    paragraph(
      'Two studies are worth knowing. The first is Dutch, large and about showers. Geert Buijze and colleagues had around 3,000 adults end their daily shower with 30, 60 or 90 seconds of cold, or with none, for thirty days. Over three months the cold groups took 29 per cent fewer days of sick leave. The number of days on which people felt ill did not differ. Thirty seconds did as well as ninety. One reading is that the cold made them hardier; another is that people who keep such a promise for a month also go to work with a runny nose.',
    ),
    paragraph(
      'The second is a review from the University of South Australia, published by Tara Cain and colleagues in 2025: eleven trials, about 3,200 healthy adults, baths and showers of 7 to 15 °C. Stress was lower twelve hours after exposure, but not at once, not after one hour, and no longer after a day. There were hints of better sleep and quality of life, each from one or two studies. There was no clear change in mood. And markers of inflammation went up shortly after the cold, which the authors take for the body’s reaction to a strain. They say themselves that the evidence is thin and that the effects pass.',
    ),
    heading('What nobody knows yet'),
    list(
      'Whether people who plunge for years live differently in any way that can be measured. No long trial exists.',
      'How women respond, compared with men, at different times of life. They are missing from most of the studies above.',
      'Whether colder is better. Several of the findings above come from water of 10 to 15 °C, and hardly any from water with ice in it.',
      'How much of it is the water, and how much is the quiet, the routine, and the pride of having done it.',
    ),
    heading('What we take from it'),
    paragraph(
      `Cold water wakes you up, the shock of it can be practised, and it may leave you less sore and, later in the day, a little less tense. It is no medicine and we do not sell it as one. Nothing in the literature asks for the lowest number on the dial: that ours goes down to ${facts.temperature.minC} °C is a matter of the machine, and no recommendation. Begin near the top of the beginner’s range, stay for a minute or two, and read `,
      link('who should not plunge', '/wellness#who-should-not-plunge'),
      ' before you do.',
    ),
    paragraph(
      'If you take up the habit, take it up because you like what it does to your morning. That is a finding with one subject. It happens to be the one that counts.',
    ),
    sources(
      studies.bleakley2012,
      studies.buijze2016,
      studies.cain2025,
      studies.roberts2015,
      studies.shattock2012,
      studies.sramek2000,
      studies.tipton1989,
      studies.tipton1998,
    ),
  ],
}
