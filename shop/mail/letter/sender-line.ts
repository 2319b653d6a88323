import { factText } from '#shop/catalogue/facts.ts'
import { abnText, type Seller } from '#shop/invoice/seller.ts'

/** Who sent it, as the law on commercial mail wants it: 'Acme Pty Ltd (ABN 12 345 678 901), Kings Park NSW 2148'. */
export const senderLine = ({ legalName, abn }: Seller): string =>
  `${legalName}${abn === null ? '' : ` (ABN ${abnText(abn)})`}, ${factText.suburb}`
