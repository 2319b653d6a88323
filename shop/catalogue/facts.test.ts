import { describe, expect, it } from 'vitest'
import { facts, factsToConfirm, factText, features, specificationTable } from './facts.ts'
import { contentQuestions } from './facts/content-questions.ts'
import { factLedger } from './facts/ledger.ts'

describe('the facts of the tub', () => {
  it('say the eight specified rows in the words of the specification', () => {
    expect(specificationTable.slice(0, 8)).toEqual([
      { label: 'External timber', value: 'Canadian Red Cedar' },
      { label: 'Tub', value: '316 marine grade stainless steel' },
      { label: 'Lid', value: 'Insulated polystyrene with black canvas' },
      { label: 'Size', value: '120cm long × 70cm wide × 72cm high' },
      { label: 'Weight', value: '115kg' },
      { label: 'Chiller', value: '80cm × 48cm × 47.5cm, 45kg' },
      { label: 'Power', value: '240v/50hz' },
      { label: 'Electrical', value: '10amp standard outlet' },
    ])
  })

  it('list six features, the ruled one last', () => {
    expect(features).toEqual([
      '1.35HP 1000W chiller',
      'Ozone filtration',
      'Advanced diagnostics',
      'WiFi smart control',
      'Temperature range 2°C to 40°C',
      'Canadian Red Cedar and 316 marine-grade stainless steel',
    ])
  })

  it('say the hours as the pages quote them', () => {
    expect(factText.pickupHours).toBe('Mon-Fri 9AM-5PM, Sat 9AM-2PM, Sun closed')
    expect(factText.phoneHours).toBe('Mon-Fri 9AM-6PM')
  })

  it('never claim more water than the outer size can enclose', () => {
    expect(facts.outerVolumeLitres).toBe(605)
    expect(facts.fillVolumeLitres).toBeLessThan(facts.outerVolumeLitres)
    expect(factText.fillVolume).toMatch(/^about \d+ litres$/)
  })
})

describe('what the owner should confirm', () => {
  it('names each question once and in full', () => {
    const questions = factsToConfirm()
    expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length)
    for (const { why, shown, done, ask } of questions) {
      expect(shown).not.toBe('')
      for (const sentence of [why, done, ask]) expect(sentence).toMatch(/^\S.*[.?]$/s)
    }
  })

  it('contains every fact that the specification did not give', () => {
    const asked = new Set(factsToConfirm().map(({ name }) => name))
    const proposed = Object.entries(factLedger).filter(([, { source }]) => source === 'proposal')
    // The WiFi band is part of the question about the app.
    const missing = proposed.map(([name]) => name).filter((name) => !asked.has(name))
    expect(missing).toEqual(['wifiGigahertz'])
  })

  it('contains the contradictions the rulings name', () => {
    const asked = factsToConfirm().map(({ name }) => name)
    expect(asked).toEqual(
      expect.arrayContaining([
        'ratedCapacityLitres',
        'aboutEmptyKg',
        'reviews',
        'happyCustomers',
        'priceRange',
        'pickupHours',
        'reply',
        'recoveryMinutes',
        'installation',
        'returnDays',
      ]),
    )
  })

  it('stands word for word in docs/content-questions.md', async () => {
    const page = `${import.meta.dirname}/../../docs/content-questions.md`
    await expect(contentQuestions(factsToConfirm())).toMatchFileSnapshot(page)
  })
})
