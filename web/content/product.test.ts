import { describe, expect, it } from 'vitest'
import { buyTexts, cartAlerts } from './buy-texts.ts'
import { manualOnly } from './manual.ts'
import { galleryPictures, pictureAlt } from './pictures-alt.ts'
import { blocksText } from './plain-text.ts'
import { CONSUMER_GUARANTEE_WORDING } from './product/warranty-tab.ts'
import { productTabs, productTexts } from './product.ts'
import { sampleShop } from './testing/sample-shop.ts'

describe('product, to the letter', () => {
  it('has badges, reviews, alerts and five tabs in their order', () => {
    expect(productTexts.badges).toEqual(['New Stock Available', 'Next Day Delivery'])
    expect(productTexts.reviews).toBe('(24 reviews)')
    expect(buyTexts.remaining(8)).toBe('Only 8 remaining!')
    expect(productTexts.features).toHaveLength(6)
    expect(cartAlerts.noProduct).toBe('No product found!')
    expect(productTabs(sampleShop).map(({ id, label }) => `${id} ${label}`)).toEqual([
      'details Details',
      'specs Specifications',
      'warranty Warranty',
      'delivery Delivery',
      'electrical Electrical',
    ])
  })

  it('quotes the prescribed wording exactly, beside who gives the warranty, how to claim and who pays', () => {
    expect(CONSUMER_GUARANTEE_WORDING).toBe(
      'Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.',
    )
    const warranty = blocksText(productTabs(sampleShop).find(({ id }) => id === 'warranty')?.blocks ?? [])
    for (const part of [
      CONSUMER_GUARANTEE_WORDING,
      'in addition to other rights and remedies',
      'Sample Seller Pty Ltd (ABN 51 824 753 556), Kings Park NSW 2148',
      sampleShop.phone,
      sampleShop.email,
      'How to claim',
      'We bear the cost',
    ]) {
      expect(warranty).toContain(part)
    }
  })

  it('says what in the pictures is not delivered, and that no step is, wherever it says what is', () => {
    const tabs = productTabs(sampleShop).filter(({ id }) => id === 'details' || id === 'delivery')
    for (const text of [...tabs, manualOnly.box].map(({ blocks }) => blocksText(blocks))) {
      expect(text).toMatch(/Not included: the towels, ice, brush and linen .* a step/)
    }
    expect(productTexts.picturesNote).toContain('towels, ice, brush and linen')
  })

  it('has eleven gallery pictures, each with its own alternative text', () => {
    expect(galleryPictures).toHaveLength(11)
    expect(new Set(Object.values(pictureAlt)).size).toBe(Object.keys(pictureAlt).length)
  })
})
