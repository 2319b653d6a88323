import type { Source } from './blocks.ts'

/** Publications that the wellness page and the articles rest on. Statements stay within what each of them measured. */
export const studies = {
  tipton1989: {
    authors: 'Tipton MJ',
    year: 1989,
    title: 'The initial responses to cold-water immersion in man',
    journal: 'Clinical Science 77, 581–588',
  },
  tipton1998: {
    authors: 'Tipton MJ, Golden FS, Higenbottam C, Mekjavic IB, Eglin CM',
    year: 1998,
    title: 'Temperature dependence of habituation of the initial responses to cold-water immersion',
    journal: 'European Journal of Applied Physiology and Occupational Physiology 78, 253–257',
  },
  sramek2000: {
    authors: 'Šrámek P, Šimečková M, Janský L, Šavlíková J, Vybíral S',
    year: 2000,
    title: 'Human physiological responses to immersion into water of different temperatures',
    journal: 'European Journal of Applied Physiology 81, 436–442',
  },
  bleakley2012: {
    authors: 'Bleakley C, McDonough S, Gardner E, Baxter GD, Hopkins JT, Davison GW',
    year: 2012,
    title: 'Cold-water immersion (cryotherapy) for preventing and treating muscle soreness after exercise',
    journal: 'Cochrane Database of Systematic Reviews, CD008262',
  },
  shattock2012: {
    authors: 'Shattock MJ, Tipton MJ',
    year: 2012,
    title: '‘Autonomic conflict’: a different way to die during cold water immersion?',
    journal: 'Journal of Physiology 590, 3219–3230',
  },
  roberts2015: {
    authors: 'Roberts LA, Raastad T, Markworth JF, and others',
    year: 2015,
    title:
      'Post-exercise cold water immersion attenuates acute anabolic signalling and long-term adaptations in muscle to strength training',
    journal: 'Journal of Physiology 593, 4285–4301',
  },
  buijze2016: {
    authors: 'Buijze GA, Sierevelt IN, van der Heijden BCJM, Dijkgraaf MG, Frings-Dresen MHW',
    year: 2016,
    title: 'The effect of cold showering on health and work: a randomized controlled trial',
    journal: 'PLoS ONE 11, e0161749',
  },
  haghayegh2019: {
    authors: 'Haghayegh S, Khoshnevis S, Smolensky MH, Diller KR, Castriotta RJ',
    year: 2019,
    title:
      'Before-bedtime passive body heating by warm shower or bath to improve sleep: a systematic review and meta-analysis',
    journal: 'Sleep Medicine Reviews 46, 124–135',
  },
  cain2025: {
    authors: 'Cain T, Brinsley J, Bennett H, Nelson M, Maher C, Singh B',
    year: 2025,
    title: 'Effects of cold-water immersion on health and wellbeing: a systematic review and meta-analysis',
    journal: 'PLoS ONE 20, e0317615',
  },
} as const satisfies Readonly<Record<string, Source>>
