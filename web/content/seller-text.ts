import { factText } from '#shop/catalogue/facts.ts'
import type { ShopDetails } from './shop-details.ts'

/** Groups of 2, 3, 3 and 3, as the tax office writes it: '12 345 678 901'. */
export const abnText = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/** Name, number and suburb: 'Acme Pty Ltd (ABN 12 345 678 901), …' */
export const sellerText = ({ legalName, abn }: Pick<ShopDetails, 'legalName' | 'abn'>): string =>
  `${legalName}${abn === null ? '' : ` (ABN ${abnText(abn)})`}, ${factText.suburb}`
