import { describe, expect, it } from 'vitest'
import { stats, values } from './about.ts'
import { contactTexts, quickAnswers, supportCards } from './contact.ts'
import { schedule } from './maintenance.ts'
import { notFoundWords } from './error-words.ts'
import { blocksText } from './plain-text.ts'
import { privacyPolicy } from './policies/privacy.ts'
import { returnsPolicy } from './policies/returns.ts'
import { termsOfSale } from './policies/terms.ts'
import { setupSteps, timeline } from './setup.ts'
import { sampleShop } from './testing/sample-shop.ts'
import { benefits, protocols } from './wellness.ts'

describe('the other pages, to the letter', () => {
  it('about has four values and two figures', () => {
    expect(values.cards.map(({ title }) => title)).toEqual([
      'Wellness First',
      'Premium Quality',
      'Community Focus',
      'Innovation',
    ])
    expect(stats.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '20+ Happy Customers',
      '100% Premium Materials',
    ])
  })

  it('contact has its messages, cards and hours', () => {
    expect(contactTexts.sending).toBe('Sending...')
    expect(contactTexts.sentHeading).toBe('Message Sent!')
    expect(contactTexts.sendAnother).toBe('Send Another Message')
    expect(contactTexts.failedToast.title).toBe('Failed to send message')
    expect(contactTexts.failedToast.text(sampleShop)).toBe(
      'Please try again or contact us directly at hello@plunge-one.example',
    )
    expect(contactTexts.sentToast.title).toBe('Message sent successfully!')
    expect(contactTexts.sentToast.text).toBe("We'll get back to you within 2 hours during business hours.")
    expect(supportCards(sampleShop).map(({ hours }) => hours)).toEqual([
      'Mon-Fri 9AM-6PM',
      'Any time',
      'Mon-Fri 9AM-5PM, Sat 9AM-2PM, Sun closed',
    ])
    expect(quickAnswers.heading).toBe('Quick Answers')
  })

  it('wellness has six benefits and the three protocols', () => {
    expect(benefits).toHaveLength(6)
    expect(protocols.map(({ level, time, temperature, often }) => [level, time, temperature, often])).toEqual(
      [
        ['Beginner', '1-2 min', '15-18 °C', '2-3x per week'],
        ['Intermediate', '3-5 min', '10-15 °C', '4-5x per week'],
        ['Advanced', '5-10 min', '2-10 °C', 'daily'],
      ],
    )
  })

  it('maintenance has the six intervals', () => {
    expect(schedule.map(({ task, often }) => `${task}: ${often}`)).toEqual([
      'Water level: daily',
      'Water quality check: weekly',
      'Steel cleaning: monthly',
      'Water change: every 3 months',
      'Ozone service: every 6 months',
      'Cedar oil: yearly',
    ])
  })

  it('setup has six steps and the timeline', () => {
    expect(setupSteps).toHaveLength(6)
    expect(timeline.stages.map(({ stage, time }) => `${stage} ${time}`)).toEqual([
      'Preparation 1-2 days',
      'Installation 4-6 hours',
      'Testing 2-4 hours',
    ])
  })

  it('an unknown path is titled Page Not Found', () => {
    expect(notFoundWords.heading).toBe('Page Not Found')
  })

  it('every policy names the seller and a date', () => {
    for (const policy of [privacyPolicy, returnsPolicy, termsOfSale].map((write) => write(sampleShop))) {
      expect(blocksText(policy.blocks)).toContain('Sample Seller Pty Ltd')
      expect(policy.lastUpdated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })
})
