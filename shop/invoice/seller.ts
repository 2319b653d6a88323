import { factText } from '#shop/catalogue/facts.ts'

/** Who sells: what the law wants on an invoice and a reader wants in a mail. */
export type Seller = {
  readonly legalName: string
  /** Eleven digits, or null while the owner has none. */
  readonly abn: string | null
  readonly phone: string
  readonly email: string
}

/** Groups of 2, 3, 3 and 3, as the tax office writes it: '12 345 678 901'. */
const abnText = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/** Who it is, as the law on commercial mail wants it: 'Acme Pty Ltd (ABN 12 345 678 901), Kings Park NSW 2148'. */
export const sellerLine = ({ legalName, abn }: Pick<Seller, 'legalName' | 'abn'>): string =>
  `${legalName}${abn === null ? '' : ` (ABN ${abnText(abn)})`}, ${factText.suburb}`

export const sellerLines = (seller: Seller): string[] => [
  seller.legalName,
  ...(seller.abn === null ? [] : [`ABN ${abnText(seller.abn)}`]),
  factText.suburb,
  seller.phone,
  seller.email,
]
