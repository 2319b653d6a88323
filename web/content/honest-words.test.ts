import { describe, expect, it } from 'vitest'
import { everything, withoutSources, wordsIn } from './testing/every-word.ts'

const texts = wordsIn(withoutSources(everything))

const CLAIMS = [
  /\bcur(?:e|es|ed|ing)\b/i,
  /\bheal(?:s|ed|ing)?\b/i,
  /\btreat(?:s|ed|ing|ment|ments)?\b/i,
  /\btherap/i,
  /\bdetox/i,
  /\bimmun/i,
  /\bmiracle|\bmagic/i,
  /\bclinically\b|\bscientifically proven\b/i,
  /\banti-?ag(?:e)?ing\b/i,
  /\bworld(?:’s|'s)? (?:best|first|leading)\b|\bultimate\b|\brevolutionary\b|\bgame.chang/i,
]

describe('the words of the shop', () => {
  it.each(CLAIMS)('make no claim like %s', (claim) => {
    expect(texts.filter((text) => claim.test(text))).toEqual([])
  })

  it('leave no placeholder behind', () => {
    const unfinished = /[{}]|\bundefined\b|\bNaN\b|\[object|\blorem\b|\bTODO\b|\bTBD\b/
    expect(texts.filter((text) => unfinished.test(text))).toEqual([])
  })

  it('are spelt the Australian way', () => {
    const american =
      /\b(?:color|gray|fiber|meter|liter|center|flavor|odor|curb|organiz\w+|realiz\w+|apologiz\w+)s?\b/i
    expect(texts.filter((text) => american.test(text))).toEqual([])
  })

  it('never call the lid a barrier, or lockable, without saying that it is not', () => {
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?]) /))
    const aboutTheLid = sentences.filter(
      (sentence) => /\blid\b/i.test(sentence) && /barrier|lock/i.test(sentence),
    )
    expect(aboutTheLid.length).toBeGreaterThan(0)
    for (const sentence of aboutTheLid) expect(sentence).toMatch(/\bnot\b|no claim/)
  })

  it('name who should not plunge before anyone is told how', () => {
    const who = texts.join('\n')
    for (const group of ['heart condition', 'pregnant', 'epilepsy', 'blood pressure'])
      expect(who).toContain(group)
  })
})
