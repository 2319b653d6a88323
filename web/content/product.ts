import { facts, factText, features } from '#shop/catalogue/facts.ts'
import type { Block } from './blocks.ts'
import { deliveryTab } from './product/delivery-tab.ts'
import { detailsTab } from './product/details-tab.ts'
import { electricalTab } from './product/electrical-tab.ts'
import { specificationsTab } from './product/specifications-tab.ts'
import { warrantyTab } from './product/warranty-tab.ts'
import type { ShopDetails } from './shop-details.ts'

/** What the product page says of the tub; its loader hands it over. */
export const productTexts = {
  title: facts.productName,
  subtitle: facts.productSubtitle,
  lead: `A cold plunge and a warm soak in one tub: ${factText.timber} outside, ${factText.steel} inside, ${factText.temperatureRange} from a standard outlet.`,
  badges: ['New Stock Available', 'Next Day Delivery'],
  stars: facts.reviews.stars,
  starsLabel: `${facts.reviews.stars} out of 5 stars`,
  reviews: factText.reviews,
  features,
  picturesNote:
    'The pictures are rendered from the measured design. The towels, ice, brush and linen shown in some of them are not part of the delivery.',
} as const

export type ProductTexts = typeof productTexts

export type ProductTabId = 'details' | 'specs' | 'warranty' | 'delivery' | 'electrical'

export interface ProductTab {
  /** Also the anchor: /product#specs. */
  readonly id: ProductTabId
  readonly label: string
  readonly blocks: readonly Block[]
}

export const productTabs = (shop: ShopDetails): readonly ProductTab[] => [
  { id: 'details', label: 'Details', blocks: detailsTab },
  { id: 'specs', label: 'Specifications', blocks: specificationsTab },
  { id: 'warranty', label: 'Warranty', blocks: warrantyTab(shop) },
  { id: 'delivery', label: 'Delivery', blocks: deliveryTab(shop) },
  { id: 'electrical', label: 'Electrical', blocks: electricalTab },
]
