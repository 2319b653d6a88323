import { productTabs, type ProductTabId } from '#web/content/product.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'
import type { PictureKey } from '#web/pictures.ts'
import { shownPicture } from '#web/shown-picture.ts'
import type { ShownTab } from './product-tabs.tsx'

/** Close pictures, for the tabs where one says more than the words. */
const CLOSE_PICTURE: Partial<Record<ProductTabId, PictureKey>> = {
  details: '05-cedar',
  delivery: '07-lid',
  electrical: '06-chiller',
}

/** For the page's loader. */
export const shownTabs = (details: ShopDetails): readonly ShownTab[] =>
  productTabs(details).map(({ id, label, blocks }) => {
    const key = CLOSE_PICTURE[id]
    return { id, label, blocks, shown: key === undefined ? null : shownPicture(key) }
  })
