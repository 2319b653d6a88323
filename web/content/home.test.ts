import { describe, expect, it } from 'vitest'
import { advancedFeatures, hero, whyChoose } from './home.ts'
import { newsletter } from './newsletter.ts'

describe('home, to the letter', () => {
  it('has the texts of its hero', () => {
    expect(hero.badge).toBe('New Stock Available for Immediate Delivery')
    expect(hero.headline).toBe('Breath. Transform. Revive.')
    expect(hero.highlights).toEqual([
      'Next Day Delivery',
      '2°C to 40°C',
      'WiFi Enabled',
      'Marine Grade Steel',
    ])
    expect([hero.primary, hero.secondary]).toEqual([
      { text: 'Shop Plunge One', to: '/product' },
      { text: 'View Product Details', to: '/product' },
    ])
    expect([hero.priceLabel, ...hero.assurances]).toEqual([
      'Starting from',
      '1 year warranty',
      'No electrician needed',
    ])
  })

  it('has four cards and four advanced features, with the honest line beside the bold one', () => {
    expect(whyChoose.cards.map(({ title }) => title)).toEqual([
      'Next Day Delivery',
      'Cool and Heat',
      'Smart Oasis WiFi',
      'Premium Materials',
    ])
    const [recovery, installation, ozone, diagnostics] = advancedFeatures.cards
    expect([recovery.title, installation.title, ozone.title, diagnostics.title]).toEqual([
      '10 Minute Recovery',
      'No Installation Required',
      'Ozone Filtration',
      'Advanced Diagnostics',
    ])
    expect(recovery.text).toContain('takes hours')
    expect(installation.text).toContain('RCD')
  })

  it('has both states of the newsletter box', () => {
    expect(newsletter.doneHeading).toBe("You're all set!")
    expect(newsletter.doneText).toBe("We'll keep you updated on wellness tips and future product releases.")
  })
})
